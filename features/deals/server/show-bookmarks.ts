import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { bookmarkSteps } from '../bookmark-steps.ts'

/**
 * Updates what owners see of bookmarks: the highest step that is reached, if it is at most half of the list of investors. Otherwise the
 * number would name those who made them.
 */
export async function showBookmarks(reader: Reader): Promise<void> {
  await sql`
    update deal_counts c set bookmarks_shown = reached.step
    from (
      select deal_id, coalesce((
        select max(step) from unnest(${bookmarkSteps}::int[]) step
        where step <= bookmarked and 2 * step <= (select count(*) from deal_investors i where i.deal_id = each.deal_id)), 0) as step
      from deal_counts each where bookmarked > 0 or bookmarks_shown > 0
    ) reached
    where reached.deal_id = c.deal_id and reached.step <> c.bookmarks_shown`.execute(reader)
}

/** Once a week, so that no change can be traced to a day. */
export const showBookmarksWeekly = ({ database }: Services): Job =>
  job({ name: 'deals.showBookmarks', retries: 3, schedule: '10 1 * * 1', run: () => showBookmarks(database.kysely) })
