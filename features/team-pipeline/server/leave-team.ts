import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import { noteKind } from './searchables.ts'
import { deletePipeline, lockPipeline } from './pipelines.ts'

/**
 * Once somebody is no longer in a team: their private notes are deleted, since nobody else may read them, and nobody is responsible for
 * their deals. What they wrote for the team stays, with their name.
 */
export async function cleanUpAfter(tx: Tx, announce: Announce, organisationId: string, memberId: string): Promise<void> {
  if (!(await lockPipeline(tx, organisationId, 'clean'))) return
  const notes = await tx
    .deleteFrom('team_notes')
    .using('team_cards as c')
    .whereRef('c.id', '=', 'team_notes.card_id')
    .where('c.organisation_id', '=', organisationId)
    .where('team_notes.author_id', '=', memberId)
    .where('team_notes.is_private', '=', true)
    .returning('team_notes.id')
    .execute()
  await announce('search.sourcesChanged', { kind: noteKind, ids: notes.map(({ id }) => id) })
  const released = await tx
    .updateTable('team_cards')
    .set({ owner_id: null })
    .where('organisation_id', '=', organisationId)
    .where('owner_id', '=', memberId)
    .returning('id')
    .execute()
  for (const { id } of released) await announce('teamPipeline.unassigned', { card_id: id, member_id: memberId })
}

/** Deletes the pipeline of an organisation that no longer exists. */
export async function removeTeam(tx: Tx, announce: Announce, organisationId: string): Promise<void> {
  if (!(await lockPipeline(tx, organisationId, 'clean'))) return
  const cards = await tx
    .selectFrom('team_cards')
    .select(['id', 'owner_id'])
    .where('organisation_id', '=', organisationId)
    .where('owner_id', 'is not', null)
    .execute()
  await deletePipeline(tx, organisationId)
  for (const { id, owner_id } of cards) if (owner_id) await announce('teamPipeline.unassigned', { card_id: id, member_id: owner_id })
}
