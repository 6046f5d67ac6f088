import { sql } from 'kysely'
import * as z from 'zod'
import type { Page, PageRequest } from '#platform/contract.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { presentBrief } from '#features/members/server/index.ts'
import type { Earlier, OwnNotes, Step } from '../contract.ts'
import { meetingProblems } from '../problems.ts'
import { meetingFor } from './access.ts'
import { tellChanged } from './live.ts'
import { noteKind } from './searchables.ts'
import { type StepRow, earlierNotes, notesRow, openSteps } from './notes-queries.ts'

/** The actor's own notes about a meeting. @throws Refusal gone */
export async function notesOf(reader: Reader, actor: Actor, id: string): Promise<OwnNotes> {
  await meetingFor(reader, actor, id)
  const row = await notesRow(reader, { member: actor.id, id })
  return row ?? { note: '', step: '', step_on: null, step_done: false, worth: null }
}

type GivenNotes = Omit<OwnNotes, 'step_done'> & { id: string }

/** Saves the actor's own notes. A changed step is to be done again. @throws Refusal gone; notAgreed or notOver if there is nothing to judge */
export async function saveNotes({ events, live }: Services, actor: Actor, { id, ...notes }: GivenNotes): Promise<void> {
  await events.change(async (tx, announce) => {
    const { state, ends_at } = await meetingFor(tx, actor, id)
    if (notes.worth !== null && state !== 'agreed') throw new Refusal(meetingProblems.notAgreed)
    if (notes.worth !== null && Number(ends_at) > Date.now()) throw new Refusal(meetingProblems.notOver)
    const step_done = sql<boolean>`meeting_notes.step_done and meeting_notes.step = excluded.step and meeting_notes.step_on = excluded.step_on`
    const { id: note_id } = await tx
      .insertInto('meeting_notes')
      .values({ meeting_id: id, member_id: actor.id, ...notes })
      .onConflict((conflict) =>
        conflict
          .columns(['meeting_id', 'member_id'])
          .doUpdateSet({ ...notes, step_done: sql`coalesce(${step_done}, false)`, changed_at: sql`now()` }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await announce('search.sourcesChanged', { kind: noteKind, ids: [note_id] })
    tellChanged(live, tx, id, [actor.id])
  })
}

/** Also if the other is not here any more: the step is the actor's own. @throws Refusal gone if they noted none */
export async function finishStep(
  { database, live }: Services,
  actor: Actor,
  { id, is_done }: { id: string; is_done: boolean },
): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await tx
      .updateTable('meeting_notes')
      .set({ step_done: is_done })
      .where('meeting_id', '=', id)
      .where('member_id', '=', actor.id)
      .where('step_on', 'is not', null)
      .returning('meeting_id')
      .executeTakeFirst()
    if (!row) throw new Refusal(meetingProblems.gone)
    tellChanged(live, tx, id, [actor.id])
  })
}

const byDate = keyset(z.object({ on: z.iso.date().regex(/^(19|20|21)/), id: z.uuid() }), ({ step_on, meeting_id }: StepRow) => ({
  on: step_on,
  id: meeting_id,
}))

/** A page of the actor's open steps. @throws Refusal invalidInput for an invalid cursor */
export async function listSteps(reader: Reader, actor: Actor, request: PageRequest): Promise<Page<Step>> {
  const page = await readPage(request, byDate, (limit, after) => openSteps(reader, { viewer: actor.id, limit, ...after }))
  return presentPage(page, ({ meeting_id, step, step_on, other }) => ({ meeting_id, step, step_on, with: other && presentBrief(other) }))
}

/** The actor's notes about their meetings with another member; nothing if they are hidden from each other. */
export async function listEarlier(reader: Reader, actor: Actor, other: string): Promise<Earlier[]> {
  const rows = await earlierNotes(reader, actor.id, other)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
