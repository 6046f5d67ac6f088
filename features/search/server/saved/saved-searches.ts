import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import { advisoryLock } from '#platform/server/database/advisory-lock.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { type SavedFilters, type SavedSearch, searchLive } from '../../contract.ts'
import { mostSaved } from '../../limits.ts'
import { searchProblems } from '../../problems.ts'

const event = liveEvents(searchLive)

/** Tells a member's clients that their saved searches, or what is new to them, have changed. */
export const tellChanged = (live: Live, tx: Tx, memberId: string): void =>
  live.tellAfter(tx, event('search.savedChanged', [toMember(memberId)], {}))

/** A member's saved searches, latest first. */
export async function savedSearches(reader: Reader, memberId: string): Promise<SavedSearch[]> {
  const rows = await reader
    .selectFrom('saved_searches')
    .select(['id', 'name', 'filters', 'new_count', 'seen_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ seen_at, ...row }) => ({ ...row, seen_at: seen_at.toISOString() }))
}

/** Saves a search; saving it again does nothing. @throws Refusal tooManySaved */
export async function saveSearch(
  { events, live }: Services,
  memberId: string,
  { id, name, filters }: { id: string; name: string; filters: SavedFilters },
): Promise<void> {
  await events.change(async (tx) => {
    // One at a time, so that nobody gets past the limit.
    await advisoryLock(tx, `saved searches of ${memberId}`)
    const saved = await tx
      .insertInto('saved_searches')
      .values({ id, member_id: memberId, name, filters: JSON.stringify(filters) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!saved) return
    if ((await savedSearches(tx, memberId)).length > mostSaved) throw new Refusal(searchProblems.tooManySaved, { most: mostSaved })
    tellChanged(live, tx, memberId)
  })
}

/** Removes a saved search; one that is gone, or another member's, is left as it is. */
export async function removeSearch({ events, live }: Services, memberId: string, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    await tx.deleteFrom('saved_searches').where('id', '=', id).where('member_id', '=', memberId).execute()
    await announce('search.newSeen', { member_id: memberId })
    tellChanged(live, tx, memberId)
  })
}

/** The member has opened a saved search: nothing in it is new any more. */
export async function markSeen({ events, live }: Services, memberId: string, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const seen = await tx
      .updateTable('saved_searches')
      .set({ seen_at: sql<Date>`now()`, new_count: 0 })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .returning('id')
      .executeTakeFirst()
    if (!seen) return
    await announce('search.newSeen', { member_id: memberId })
    tellChanged(live, tx, memberId)
  })
}
