import { sql } from 'kysely'
import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { announceIn, reaction } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Live, liveEvents } from '#platform/server/live/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { groupToAddTo, groupsOf, requireLeader } from '#features/groups/server/index.ts'
import { type Resource, type SavedResource, knowledgeLive } from '../contract.ts'
import { resourcesEach } from '../limits.ts'
import { knowledgeProblems } from '../problems.ts'
import { type ResourceRow, resourcesOf } from './queries.ts'

const newestFirst = keyset(z.object({ created_at: givenTimestamp, id: z.uuid() }), ({ created_at, id }: ResourceRow) => ({
  created_at: created_at.toISOString(),
  id,
}))

/** A page of a group's resources, for its people; others get none. @throws Refusal invalidInput for an invalid cursor */
export async function listResources(
  reader: Reader,
  actor: Actor,
  { id: group, ...request }: PageRequest & { id: string },
): Promise<Page<Resource>> {
  const page = await readPage(request, newestFirst, (limit, after) => resourcesOf(reader, actor.id, group, limit, after))
  return presentPage(page, (row) => ({ ...row, link: row.link ?? '', created_at: row.created_at.toISOString() }))
}

/**
 * Edits a resource, or adds one with a new id.
 * @throws Refusal gone for others than the group's people, notLeader, archived, tooManyResources; resourceGone for one of another group, or
 * that is neither new nor known
 */
export async function saveResource(
  { events, live }: Services,
  actor: Actor,
  { id, group_id, link, is_new, ...words }: SavedResource,
): Promise<void> {
  await events.change(async (tx, announce) => {
    await groupToAddTo(tx, actor, group_id)
    await requireLeader(tx, actor, group_id)
    const { count } = await tx
      .selectFrom('group_resources')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('group_id', '=', group_id)
      .where('id', '<>', id)
      .executeTakeFirstOrThrow()
    if (count >= resourcesEach) throw new Refusal(knowledgeProblems.tooManyResources, { most: resourcesEach })
    const changed = { ...words, link: link || null }
    const saved = is_new
      ? await tx
          .insertInto('group_resources')
          .values({ id, group_id, user_id: actor.id, ...changed })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(changed).where('group_resources.group_id', '=', group_id))
          .returning('id')
          .executeTakeFirst()
      : await tx
          .updateTable('group_resources')
          .set(changed)
          .where('id', '=', id)
          .where('group_id', '=', group_id)
          .returning('id')
          .executeTakeFirst()
    if (!saved) throw new Refusal(knowledgeProblems.resourceGone)
    await announce('resource.changed', { resource_ids: [id] })
    tellChanged(live, tx, group_id)
  })
}

/** @throws Refusal gone for others than the group's people, notLeader, resourceGone */
export async function removeResource(
  { events, live }: Services,
  actor: Actor,
  { id, group_id }: { id: string; group_id: string },
): Promise<void> {
  await events.change(async (tx, announce) => {
    await requireLeader(tx, actor, group_id)
    const { numDeletedRows } = await tx
      .deleteFrom('group_resources')
      .where('id', '=', id)
      .where('group_id', '=', group_id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Refusal(knowledgeProblems.resourceGone)
    await announce('resource.changed', { resource_ids: [id] })
    tellChanged(live, tx, group_id)
  })
}

const event = liveEvents(knowledgeLive)

const tellChanged = (live: Live, tx: Tx, group_id: string): void =>
  live.tellAfter(tx, event('knowledge.resourcesChanged', [`group-resources:${group_id}`], { group_id }))

/** Those of the given ids that are groups of the actor's. */
export async function watchableResources({ database }: Services, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ group_id: string }>`${groupsOf(sql`${actor.id}::uuid`)}`.execute(database.kysely)
  const own = new Set(rows.map(({ group_id }) => group_id))
  return ids.filter((id) => own.has(id))
}

/** Deletes the resources and webinars of deleted groups. */
export const followGroups = reaction({
  name: 'knowledge.followGroups',
  on: ['group.deleted'],
  async react(tx, events) {
    const groups = events.map(({ payload }) => payload.group_id)
    const resources = await tx.deleteFrom('group_resources').where('group_id', 'in', groups).returning('id').execute()
    await announceIn(tx)('resource.changed', { resource_ids: resources.map(({ id }) => id) })
    const webinars = await tx.deleteFrom('webinars').where('group_id', 'in', groups).returning('id').execute()
    await announceIn(tx)('webinar.changed', { webinar_ids: webinars.map(({ id }) => id) })
  },
})
