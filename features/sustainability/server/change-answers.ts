import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { type CheckedAnswer, type GivenAnswer, checkAnswer } from '../answers/check-answer.ts'
import { checkRow } from '../answers/rows.ts'
import { isSameAnswer, stateOf } from '../answers/value.ts'
import { questionById } from '../catalogue/catalogue.ts'
import { rowsEach } from '../limits.ts'
import { sustainabilityProblems } from '../problems.ts'
import { requireQuestion, requireYear, teamToChange } from './access.ts'
import { type AnswerKey, type AnswerRow, answerAt, answersOf, deleteAnswer, putAnswer, recordVersion } from './answer-queries.ts'
import { answersBefore } from './answers-before.ts'
import { deleteConfirmations, supportOf } from './evidence-queries.ts'
import { renewFacts } from './facts.ts'
import { tellReaders, tellTeam } from './live.ts'
import { keepPeriod } from './section-queries.ts'

export interface AnswerInput extends GivenAnswer {
  id: string
  year: number
  question: string
  row: string
  is_draft: boolean
  version: number
}

/**
 * Answers a question in the organisation's name. What was answered since the version that the actor saw is not overwritten, and everything
 * that was ever saved stays in the history.
 * @throws Refusal notIn, futureYear, unknownQuestion, answeredMeanwhile, tooManyRows, or one of `answerProblems`
 */
export async function answerQuestion(
  services: Services,
  actor: Actor,
  { id, year, is_draft, version, ...input }: AnswerInput,
): Promise<AnswerRow> {
  requireYear(year)
  const question = requireQuestion(input.question)
  const row = checkRow(question, input.row)
  const given = checkAnswer(question, input)
  const key = { organisation_id: id, year, question: question.id, row }
  return services.events.change(async (tx, announce) => {
    await teamToChange(tx, actor, id)
    const before = await answerAt(tx, key)
    if (before && isSameAnswer(before, given) && (before.state === 'draft') === is_draft) return before
    if ((before?.version ?? 0) !== version) throw new Refusal(sustainabilityProblems.answeredMeanwhile)
    if (!before && question.by) await requireRoom(tx, key)
    await keepPeriod(tx, id, year)
    const answer = await writeAnswer(tx, key, before, { ...given, is_draft, author_id: actor.id, act: 'answered' })
    await concludeChange(services, tx, announce, id, isForReaders(before, is_draft) ? [question.id] : [])
    return answer
  })
}

/** Whether readers see a change: the answer was for them before, or is now. */
const isForReaders = (before: AnswerRow | undefined, isDraft: boolean) => !isDraft || (before !== undefined && before.state !== 'draft')

interface WrittenAnswer extends CheckedAnswer {
  is_draft: boolean
  author_id: string
  act: 'answered' | 'imported'
}

/** Writes an answer in place of the one before. What others confirmed was that one. */
async function writeAnswer(
  tx: Tx,
  key: AnswerKey,
  before: AnswerRow | undefined,
  { is_draft, act, ...written }: WrittenAnswer,
): Promise<AnswerRow> {
  if (before) await deleteConfirmations(tx, before.id)
  const support = before ? await supportOf(tx, before.id) : { evidence: 0, confirmations: 0 }
  const state = stateOf({ isDraft: is_draft, ...support })
  const answer = await putAnswer(tx, key, { ...written, state })
  await recordVersion(tx, answer, act, state, written.author_id)
  return answer
}

/** What follows from changed answers. @param questions those whose readers see the change: not of drafts */
async function concludeChange(
  { live }: Services,
  tx: Tx,
  announce: Announce,
  organisationId: string,
  questions: readonly string[],
): Promise<void> {
  await renewFacts(tx, announce, organisationId)
  await tellTeam(live, tx, organisationId)
  const sections = new Set(questions.flatMap((question) => questionById(question)?.section ?? []))
  for (const section of sections) await tellReaders(live, tx, organisationId, section)
}

/** An answer of a file that was checked before. */
export interface ImportedAnswer extends CheckedAnswer {
  question: string
  row: string
  /** The version that the actor saw; 0 if there was no answer. */
  version: number
}

/**
 * Writes all answers of a file, in place of those that are there; those that are the same stay as they are.
 * @throws Refusal notIn, futureYear, answeredMeanwhile
 */
export async function importAnswers(
  services: Services,
  actor: Actor,
  { organisation_id, year }: { organisation_id: string; year: number },
  imported: readonly ImportedAnswer[],
): Promise<{ written: number }> {
  requireYear(year)
  return services.events.change(async (tx, announce) => {
    await teamToChange(tx, actor, organisation_id)
    const before = new Map((await answersOf(tx, organisation_id, year)).map((answer) => [`${answer.question} ${answer.row}`, answer]))
    let written = 0
    for (const { question, row, version, ...given } of imported) {
      const now = before.get(`${question} ${row}`)
      if (now && isSameAnswer(now, given) && now.state !== 'draft') continue
      if ((now?.version ?? 0) !== version) throw new Refusal(sustainabilityProblems.answeredMeanwhile)
      const key = { organisation_id, year, question, row }
      await writeAnswer(tx, key, now, { ...given, is_draft: false, author_id: actor.id, act: 'imported' })
      written += 1
    }
    if (written > 0) {
      await keepPeriod(tx, organisation_id, year)
      await concludeChange(
        services,
        tx,
        announce,
        organisation_id,
        imported.map(({ question }) => question),
      )
    }
    return { written }
  })
}

async function requireRoom(tx: Tx, { organisation_id, year, question }: AnswerKey): Promise<void> {
  const { rows } = await tx
    .selectFrom('sustainability_answers')
    .select(sql<number>`count(*)::int`.as('rows'))
    .where('organisation_id', '=', organisation_id)
    .where('year', '=', year)
    .where('question', '=', question)
    .executeTakeFirstOrThrow()
  if (rows >= rowsEach) throw new Refusal(sustainabilityProblems.tooManyRows, { most: rowsEach })
}

/** Deletes an answer with its evidence; its history is kept. @throws Refusal notIn, answeredMeanwhile */
export async function clearAnswer(
  services: Services,
  actor: Actor,
  { id, version, ...at }: { id: string; year: number; question: string; row: string; version: number },
): Promise<void> {
  await services.events.change(async (tx, announce) => {
    await teamToChange(tx, actor, id)
    const answer = await answerAt(tx, { organisation_id: id, ...at })
    if (!answer) return
    if (answer.version !== version) throw new Refusal(sustainabilityProblems.answeredMeanwhile)
    await deleteAnswer(tx, answer.id)
    await recordVersion(tx, answer, 'deleted', null, actor.id)
    await concludeChange(services, tx, announce, id, answer.state === 'draft' ? [] : [answer.question])
  })
}

/** Takes answers of the year before as drafts, where this year has none. @returns how many */
export async function keepAnswers(
  services: Services,
  actor: Actor,
  { id, year, questions }: { id: string; year: number; questions?: readonly string[] | undefined },
): Promise<number> {
  requireYear(year)
  const wanted = questions && new Set(questions)
  return services.events.change(async (tx) => {
    await teamToChange(tx, actor, id)
    const taken = new Set((await answersOf(tx, id, year)).map(({ question, row }) => `${question} ${row}`))
    const kept = (await answersBefore(tx, id, year)).filter(
      ({ question, row }) => (!wanted || wanted.has(question)) && !taken.has(`${question} ${row}`),
    )
    if (kept.length > 0) await keepPeriod(tx, id, year)
    for (const { question, row, value, unit, amount, basis, not_applicable } of kept) {
      const key = { organisation_id: id, year, question, row }
      const answer = await putAnswer(tx, key, { value, unit, amount, basis, not_applicable, state: 'draft', author_id: actor.id })
      await recordVersion(tx, answer, 'answered', 'draft', actor.id)
    }
    if (kept.length > 0) await tellTeam(services.live, tx, id)
    return kept.length
  })
}
