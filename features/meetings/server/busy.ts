import { type RawBuilder, sql } from 'kysely'
import { type StatementParameters, namedStatement } from '#platform/server/database/named-statement.ts'
import { busyTimesOf } from '#features/busy-times/server/index.ts'
import { eventTimesOf } from '#features/events/server/index.ts'
import type { Span } from '../availability.ts'
import { keptTimesOf } from './kept-times.ts'
import { meetingTimesOf } from './queries.ts'

type Asked = { member: string } & Span
type Source = (asked: StatementParameters<Asked>) => RawBuilder<Span>

/** Where busy times come from besides meetings; a further source adds itself here. Sources tell when, and never why. */
const sources: readonly Source[] = [eventTimesOf, busyTimesOf, keptTimesOf]

const together = (all: readonly Source[], asked: StatementParameters<Asked>) =>
  sql.join(
    all.map((source) => sql`(${source(asked)})`),
    sql` union all `,
  )

/** When a member is busy between two times, apart from meetings. */
export const busyApartFromMeetings = namedStatement<Asked, Span>(
  'meetings.busyApart',
  (_kysely, asked) => sql<Span>`${together(sources, asked)}`,
)

/** When each of these members is busy between two times, from all sources. */
export const busyTimes = namedStatement<{ members: readonly string[] } & Span, Asked>(
  'meetings.busyTimes',
  (_kysely, { members, ...span }) => sql<Asked>`
    select m.id as member, busy."from", busy.until
    from unnest(${members}::uuid[]) m (id)
    cross join lateral (${together([...sources, meetingTimesOf], { member: sql.ref('m.id'), ...span })}) busy`,
)
