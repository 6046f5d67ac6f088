import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { connectionCount, hiddenFrom } from '#features/relations/server/index.ts'

interface ListCounts {
  interests: number
  connections: number
  bookmarks: number
}

/** The maximum count of each list. */
const most = 1_000

/** In the order of the lists, so that their indexes are scanned only up to the maximum. */
const listCounts = namedStatement<{ viewer: string; most: number }, ListCounts>(
  'matching.counts',
  (_kysely, { viewer, most: cap }) => sql<ListCounts>`
    select
      (select count(*)::int from (
        select 1 from matches where matched_user_id = ${viewer} and status = 'accepted' and not answered and settled_at is not null
          and user_id <> all(${hiddenFrom(viewer)})
        order by matched_user_id desc, settled_at desc, id desc limit ${cap}) open) as interests,
      ${connectionCount(viewer, cap)} as connections,
      (select count(*)::int from (
        select 1 from match_bookmarks where user_id = ${viewer} and member_id <> all(${hiddenFrom(viewer)})
        order by user_id desc, created_at desc, member_id desc limit ${cap}) kept) as bookmarks`,
)

/** How many members each of a member's lists has, up to 1,000. */
export async function countLists(reader: Reader, viewer: string): Promise<ListCounts> {
  const [counts] = await listCounts(reader, { viewer, most })
  return counts ?? { interests: 0, connections: 0, bookmarks: 0 }
}
