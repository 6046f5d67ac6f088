import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { presentBrief } from '#features/members/server/index.ts'
import type { TeamNote } from '../notes-contract.ts'
import { teamPipelineProblems } from '../problems.ts'
import { cardToChange, teamFor } from './access.ts'
import { cardIdSeenBy } from './card-queries.ts'
import { countChange } from './limiters.ts'
import { tellMember, tellTeam } from './live.ts'
import { noteKind } from './searchables.ts'
import { type NoteRow, deleteNote, insertNote, isNoteOf, lockNote, notesOf, updateNote } from './note-queries.ts'

interface AboutCard {
  id: string
  deal_id: string
}

const newestFirst = keyset(z.object({ at: givenTimestamp, id: z.uuid() }), ({ written_at, id }: NoteRow) => ({
  at: written_at.toISOString(),
  id,
}))

/** A page of the notes that the actor may see. @throws Refusal notIn, cardGone, invalidInput */
export async function listNotes(
  reader: Reader,
  actor: Actor,
  { id, deal_id, ...request }: PageRequest & AboutCard,
): Promise<Page<TeamNote>> {
  await teamFor(reader, actor, id)
  const card = await cardIdSeenBy(reader, actor.id, id, deal_id)
  if (card === undefined) throw new Refusal(teamPipelineProblems.cardGone)
  const page = await readPage(request, newestFirst, (limit, after) => notesOf(reader, { viewer: actor.id, card, limit, ...after }))
  return presentPage(page, (row) => ({
    id: row.id,
    author: presentBrief(row),
    text: row.text,
    is_private: row.is_private,
    written_at: row.written_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
  }))
}

/**
 * Writes a note for the team, or a private one, of which nobody else learns anything: they are not notified of it, and it is counted nowhere.
 * @throws Refusal notIn, cardGone, noteIdTaken, tooManyRequests
 */
export async function writeNote(
  { events, live }: Services,
  actor: Actor,
  { id, deal_id, note_id, text, is_private }: AboutCard & { note_id: string; text: string; is_private: boolean },
): Promise<void> {
  await countChange(actor.id)
  await events.change(async (tx, announce) => {
    const card = await cardToChange(tx, actor, { id, deal_id }, 'write')
    const note = { id: note_id, card_id: card.id, author_id: actor.id }
    if (!(await insertNote(tx, { ...note, text, is_private }))) {
      if (!(await isNoteOf(tx, note))) throw new Refusal(teamPipelineProblems.noteIdTaken)
      return
    }
    await announce('search.sourcesChanged', { kind: noteKind, ids: [note_id] })
    if (!is_private) await announce('teamPipeline.noted', { card_id: card.id, note_id, by: actor.id })
    await tellReaders(live, tx, actor, { id, deal_id, is_private })
  })
}

/** @throws Refusal notIn, cardGone, noteGone, notYourNote, tooManyRequests */
export async function editNote(
  { events, live }: Services,
  actor: Actor,
  { id, deal_id, note_id, text }: AboutCard & { note_id: string; text: string },
): Promise<void> {
  await countChange(actor.id)
  await events.change(async (tx, announce) => {
    const note = await ownNote(tx, actor, { id, deal_id, note_id })
    if (note.text === text) return
    await updateNote(tx, note_id, text)
    await announce('search.sourcesChanged', { kind: noteKind, ids: [note_id] })
    await tellReaders(live, tx, actor, { id, deal_id, is_private: note.is_private })
  })
}

/** @throws Refusal notIn, cardGone, noteGone, notYourNote */
export async function removeNote(
  { events, live }: Services,
  actor: Actor,
  { id, deal_id, note_id }: AboutCard & { note_id: string },
): Promise<void> {
  await events.change(async (tx, announce) => {
    const note = await ownNote(tx, actor, { id, deal_id, note_id })
    await deleteNote(tx, note_id)
    await announce('search.sourcesChanged', { kind: noteKind, ids: [note_id] })
    await tellReaders(live, tx, actor, { id, deal_id, is_private: note.is_private })
  })
}

/** The actor's own note, locked. @throws Refusal notIn, cardGone; noteGone if they can't see it, notYourNote if they can */
async function ownNote(tx: Tx, actor: Actor, { id, deal_id, note_id }: AboutCard & { note_id: string }) {
  const card = await cardToChange(tx, actor, { id, deal_id }, 'write')
  const note = await lockNote(tx, actor.id, card.id, note_id)
  if (!note) throw new Refusal(teamPipelineProblems.noteGone)
  if (note.author_id !== actor.id) throw new Refusal(teamPipelineProblems.notYourNote)
  return note
}

const tellReaders = async (
  live: Services['live'],
  tx: Tx,
  actor: Actor,
  { id, deal_id, is_private }: AboutCard & { is_private: boolean },
): Promise<void> => {
  if (is_private) tellMember(live, tx, actor.id, id, deal_id)
  else await tellTeam(live, tx, id, deal_id, actor.id)
}
