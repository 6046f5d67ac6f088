import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { blockedFrom } from '#features/relations/server/index.ts'
import { mostUnread } from '../limits.ts'

export interface MessageFigures {
  /** In all conversations of the member. */
  total: number
  /** As the badge has it: muted conversations aside, and no further than it counts. */
  unread: number
  /** How often the member answered in the last 90 days, as far as is looked at, and in how many seconds, half of the times at most. */
  answers: number
  median: number | null
}

/** How many of the latest answers are looked at. */
const mostAnswers = 500

/** Expression; `viewer` is a parameter of the statement it stands in. What others do about the member, a block too, changes none of their figures. */
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
    order by at desc limit ${sql.lit(mostAnswers)}) latest)`

/** How often a member answered in each of the last weeks, and in how many seconds, half of the times at most; the one that ends now first. */
export async function answersByWeek(reader: Reader, member: string, weeks: number): Promise<{ answers: number; median: number | null }[]> {
  const { rows } = await sql<{ week: number; answers: number; median: number }>`
    select floor(extract(epoch from now() - at) / 604800)::int as week, count(*)::int as answers,
      percentile_disc(0.5) within group (order by seconds) as median
    from response_times where member_id = ${member} and at > now() - ${weeks} * interval '7 days' group by week`.execute(reader)
  const counted = new Map(rows.map(({ week, answers, median }) => [week, { answers, median }]))
  return Array.from({ length: weeks }, (_, week) => counted.get(week) ?? { answers: 0, median: null })
}

/** Makes anew what is counted of messages, for whoever wrote them by statements of their own. */
export async function recountMessages(reader: Reader): Promise<void> {
  await sql`select recount_messages()`.execute(reader)
}
