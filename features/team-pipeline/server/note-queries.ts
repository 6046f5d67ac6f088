import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type BriefRow, briefColumns, members } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'

type Note = Selectable<Tables['team_notes']>
export type NoteRow = BriefRow & Pick<Note, 'id' | 'text' | 'is_private' | 'written_at' | 'edited_at'>

/** The notes about a deal that a viewer may see, newest first: those for the team, and their own private ones. */
export const notesOf = namedStatement<{ viewer: string; card: string; limit: number; at?: string; id?: string }, NoteRow>(
  'teamPipeline.notes',
  (_kysely, { viewer, card, limit, at, id }) => sql<NoteRow>`
    select n.id, n.text, n.is_private, n.written_at, n.edited_at, ${sql.join(briefColumns('u'))}
    from team_notes n join ${members.as('u')} on u.id = n.author_id
    where n.card_id = ${card} and (not n.is_private or n.author_id = ${viewer}) and n.author_id <> all(${hiddenFrom(viewer)})
      ${at && id ? sql`and (n.written_at, n.id) < (${at}::timestamptz, ${id}::uuid)` : sql``}
    order by n.written_at desc, n.id desc limit ${limit}`,
)

export async function noteIdsOf(reader: Reader, cardId: string): Promise<string[]> {
  const rows = await reader.selectFrom('team_notes').select('id').where('card_id', '=', cardId).execute()
  return rows.map(({ id }) => id)
}

/** @returns false if the id is taken */
export async function insertNote(tx: Tx, note: Pick<Note, 'id' | 'card_id' | 'author_id' | 'is_private' | 'text'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('team_notes')
    .values(note)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whether the author wrote this note about the deal. */
export async function isNoteOf(reader: Reader, { id, card_id, author_id }: Pick<Note, 'id' | 'card_id' | 'author_id'>): Promise<boolean> {
  const found = await reader
    .selectFrom('team_notes')
    .select('id')
    .where('id', '=', id)
    .where('card_id', '=', card_id)
    .where('author_id', '=', author_id)
    .executeTakeFirst()
  return found !== undefined
}

/** A note about a deal that the viewer may see, locked until the transaction ends. */
export const lockNote = (tx: Tx, viewer: string, cardId: string, id: string): Promise<Note | undefined> =>
  tx
    .selectFrom('team_notes')
    .selectAll()
    .where('id', '=', id)
    .where('card_id', '=', cardId)
    .where(({ or, eb }) => or([eb('is_private', '=', false), eb('author_id', '=', viewer)]))
    .where(sql<boolean>`author_id <> all(${hiddenFrom(sql`${viewer}::uuid`)})`)
    .forUpdate()
    .executeTakeFirst()

export async function updateNote(tx: Tx, id: string, text: string): Promise<void> {
  await tx
    .updateTable('team_notes')
    .set({ text, edited_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function deleteNote(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('team_notes').where('id', '=', id).execute()
}
