import { sql } from 'kysely'
import * as z from 'zod'
import { givenTimestamp } from '#platform/contract.ts'
import { similarWordsIn } from '#platform/server/search/similar-words.ts'
import { type MemberGroup, memberGroups } from '#features/profiles/vocabulary.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { facetsOf } from '../facets.ts'
import { type EntryRow, cardColumns, newest } from './queries.ts'
import type { Entries } from './search/entries.ts'

const key = z.object({ joined_at: givenTimestamp, user_id: z.uuid() })

/** The members, without the viewer and those hidden from them. */
export const memberEntries: Entries<EntryRow, z.infer<typeof key>, MemberGroup> = {
  table: 'directory_entries',
  similarWords: similarWordsIn('directory_words'),
  id: 'user_id',
  columns: cardColumns,
  newestFirst: sql`joined_at desc, user_id desc`,
  key,
  keyOf: ({ joined_at, user_id }) => ({ joined_at: joined_at.toISOString(), user_id }),
  isAfter: ({ joined_at, user_id }) => sql`(joined_at, user_id) < (${joined_at}::timestamptz, ${user_id}::uuid)`,
  isShownTo: (viewer) => sql`user_id <> ${viewer} and user_id <> all(${hiddenFrom(viewer)})`,
  groups: memberGroups,
  facetOf: (role) => facetsOf({ role }).join(),
  newest: (reader, { viewer, group, after, limit }) =>
    newest[group ?? 'all'](reader, { viewer, limit, ...(after && { joined_at: after.joined_at, user_id: after.user_id }) }),
}
