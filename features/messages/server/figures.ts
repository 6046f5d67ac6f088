import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { blockedFrom } from '#features/relations/server/index.ts'
import { mostUnread } from '../limits.ts'

export interface MessageFigures {
  /** In all of the member's conversations. */
  total: number
  /** As on the badge: without muted conversations, and capped. */
  unread: number
  /** How often the member replied in the last 90 days (capped), and the median response time in seconds. */
  answers: number
  median: number | null
}

/** How many of the latest replies count. */
const maxReplies = 500

/**
 * Expression; `viewer` is a parameter of the surrounding statement. Nothing that others do, such as a block, changes a member's figures.
 */
export const messageFigures = (viewer: Expression<string>): RawBuilder<MessageFigures> => sql<MessageFigures>`(
  select json_build_object(
    'total', coalesce((select messages from message_counts where member_id = ${viewer}), 0),
    'unread', (
      select least(coalesce(sum(unread), 0), ${sql.lit(mostUnread)}) from (
        select unread from conversation_members
        where member_id = ${viewer} and unread > 0 and not muted and other_id <> all(${blockedFrom(viewer)}) limit ${sql.lit(mostUnread)}) waiting),
    'answers', count(*), 'median', percentile_disc(0.5) within group (order by seconds))
  from (
    select seconds from response_times where member_id = ${viewer} and at > now() - interval '90 days'
    order by at desc limit ${sql.lit(maxReplies)}) latest)`

/** How often a member replied in each of the last weeks, with the median response time in seconds; the current week comes first. */
export async function answersByWeek(reader: Reader, member: string, weeks: number): Promise<{ answers: number; median: number | null }[]> {
  const { rows } = await sql<{ week: number; answers: number; median: number }>`
    select floor(extract(epoch from now() - at) / 604800)::int as week, count(*)::int as answers,
      percentile_disc(0.5) within group (order by seconds) as median
    from response_times where member_id = ${member} and at > now() - ${weeks} * interval '7 days' group by week`.execute(reader)
  const counted = new Map(rows.map(({ week, answers, median }) => [week, { answers, median }]))
  return Array.from({ length: weeks }, (_, week) => counted.get(week) ?? { answers: 0, median: null })
}

/** Recalculates all message counts, after messages were inserted without the API (demo data, imports). */
export async function recountMessages(reader: Reader): Promise<void> {
  await sql`select recount_messages()`.execute(reader)
}
