import { type Job, job } from '#platform/server/jobs/index.ts'
import { newestEntries } from '#platform/server/search/find.ts'
import type { Searchable } from '#platform/server/search/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { SavedFilters } from '../../contract.ts'
import { isAbsent } from '#features/members/server/index.ts'
import { mostNew } from '../../limits.ts'
import { wantedOf } from '../find.ts'
import { tellChanged } from './saved-searches.ts'

interface Due {
  id: string
  member_id: string
  filters: SavedFilters
  seen_at: Date
  checked_at: Date
}

/** How many are fetched at once. */
const batch = 100

/** Each morning: looks through what others have added since a search was last opened, and tells its member if some of it is from the last day. */
export const checkSaved = (services: Services, searchables: readonly Searchable[]): Job =>
  job({
    name: 'search.checkSaved',
    retries: 5,
    schedule: '40 6 * * *',
    async run() {
      const began = new Date()
      for (;;) {
        const due: Due[] = await services.database.kysely
          .selectFrom('saved_searches')
          .select(['id', 'member_id', 'filters', 'seen_at', 'checked_at'])
          .where('checked_at', '<', began)
          // Until they are back: they could not turn it off.
          .where((row) => row.not(isAbsent(row.ref('member_id'))))
          .orderBy('checked_at')
          .limit(batch)
          .execute()
        for (const search of due) {
          try {
            await check(services, searchables, search, began)
          } catch (error) {
            // It must not hold up the others; the next day is another chance.
            services.log.error({ err: error, search: search.id }, 'a saved search could not be checked')
            await services.database.kysely.updateTable('saved_searches').set({ checked_at: began }).where('id', '=', search.id).execute()
          }
        }
        if (due.length < batch) return
      }
    },
  })

/** Duties of staff make no difference: cases and accounts wait in the console. */
async function check(
  { database, events, live }: Services,
  searchables: readonly Searchable[],
  { id, member_id, filters, seen_at, checked_at }: Due,
  now: Date,
): Promise<void> {
  const actor = { id: member_id, role: 'member' as const }
  const wanted = await wantedOf(database.kysely, actor, searchables, { ...filters, since: seen_at.toISOString() })
  const found = await newestEntries(database.kysely, wanted, mostNew + 1)
  const isNew = found.some(({ at }) => at > checked_at)
  await events.change(async (tx, announce) => {
    const updated = await tx
      .updateTable('saved_searches')
      .set({ checked_at: now, new_count: found.length })
      .where('id', '=', id)
      // Unless the member has opened it meanwhile.
      .where('seen_at', '=', seen_at)
      .returning('id')
      .executeTakeFirst()
    if (!updated) return
    await announce(isNew ? 'search.newFound' : 'search.newSeen', { member_id })
    tellChanged(live, tx, member_id)
  })
}
