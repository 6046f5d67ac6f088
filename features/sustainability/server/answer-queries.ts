import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type BriefRow, briefOf } from '#features/members/server/index.ts'
import type { CheckedAnswer } from '../answers/check-answer.ts'
import type { State } from '../answers/value.ts'
import type { AnswerVersion } from '../answers-contract.ts'

export type AnswerRow = Selectable<Tables['sustainability_answers']>

/** Where an answer is. */
export interface AnswerKey {
  organisation_id: string
  year: number
  question: string
  row: string
}

/** All answers of a year: at most a few hundred. */
export const answersOf = (reader: Reader, organisationId: string, year: number): Promise<AnswerRow[]> =>
  reader
    .selectFrom('sustainability_answers')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('year', '=', year)
    .orderBy('question')
    .orderBy('row')
    .execute()

export const answerAt = (reader: Reader, { organisation_id, year, question, row }: AnswerKey): Promise<AnswerRow | undefined> =>
  reader
    .selectFrom('sustainability_answers')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .where('year', '=', year)
    .where('question', '=', question)
    .where('row', '=', row)
    .executeTakeFirst()

/** Years with answers, newest first. @param drafts whether drafts count */
export async function yearsOf(reader: Reader, organisationId: string, drafts: boolean): Promise<{ year: number; answers: number }[]> {
  return reader
    .selectFrom('sustainability_answers')
    .select(['year', sql<number>`count(*)::int`.as('answers')])
    .where('organisation_id', '=', organisationId)
    .$if(!drafts, (query) => query.where('state', '<>', 'draft'))
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute()
}

type Kept = CheckedAnswer & { state: State; author_id: string | null }

/** Writes an answer in place of the one that is there; its version grows. */
export async function putAnswer(tx: Tx, key: AnswerKey, { value, ...kept }: Kept): Promise<AnswerRow> {
  const written = { ...kept, value: value === null ? null : JSON.stringify(value) }
  // Each change is recorded: what was entered over an answer that was deleted since is not taken for one over this.
  const version = sql<number>`(
    select count(*)::int + 1 from sustainability_versions v where v.organisation_id = ${key.organisation_id} and v.year = ${key.year}
      and v.question = ${key.question} and v.row = ${key.row})`
  return tx
    .insertInto('sustainability_answers')
    .values({ ...key, ...written, version })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'year', 'question', 'row'])
        .doUpdateSet({ ...written, version: sql<number>`sustainability_answers.version + 1`, changed_at: sql<Date>`clock_timestamp()` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const setState = (tx: Tx, id: string, state: State) =>
  tx.updateTable('sustainability_answers').set({ state }).where('id', '=', id).execute()

export const raiseVersion = (tx: Tx, id: string) =>
  tx
    .updateTable('sustainability_answers')
    .set({ version: sql<number>`version + 1`, changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()

export const deleteAnswer = (tx: Tx, id: string) => tx.deleteFrom('sustainability_answers').where('id', '=', id).execute()

/** Adds what an answer is now to its history. */
export async function recordVersion(
  tx: Tx,
  answer: AnswerKey & Pick<AnswerRow, 'value' | 'unit' | 'basis' | 'not_applicable'>,
  act: AnswerVersion['act'],
  state: State | null,
  author_id: string | null,
): Promise<void> {
  const { organisation_id, year, question, row, value, unit, basis, not_applicable } = answer
  await tx
    .insertInto('sustainability_versions')
    .values({
      organisation_id,
      year,
      question,
      row,
      act,
      value: value === null ? null : JSON.stringify(value),
      unit,
      basis,
      not_applicable,
      state,
      author_id,
    })
    .execute()
}

export interface VersionRow extends Pick<AnswerRow, 'value' | 'unit' | 'basis' | 'not_applicable'> {
  id: number
  act: AnswerVersion['act']
  state: State | null
  author: BriefRow | null
  written_at: Date
}

/** What an answer was, newest first. */
export async function versionsOf(
  reader: Reader,
  { organisation_id, year, question, row }: AnswerKey,
  { limit, id }: { limit: number; id?: number },
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.id, v.act, v.value, v.unit, v.basis, v.not_applicable, v.state, v.written_at, ${briefOf(sql.ref('v.author_id'))} as author
    from sustainability_versions v
    where v.organisation_id = ${organisation_id} and v.year = ${year} and v.question = ${question} and v.row = ${row}
      ${id === undefined ? sql`` : sql`and v.id < ${id}`}
    order by v.id desc limit ${limit}`.execute(reader)
  return rows
}
