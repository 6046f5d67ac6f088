import { type RawBuilder, sql } from 'kysely'
import { type StatementParameters, namedStatement } from '#platform/server/database/named-statement.ts'
import { busyTimesOf } from '#features/busy-times/server/index.ts'
import { eventTimesOf } from '#features/events/server/index.ts'
import type { Span } from '../availability.ts'
import { keptTimesOf } from './kept-times.ts'
import { meetingSpansOf } from './queries.ts'

type Asked = { member: string } & Span
type Source = (asked: StatementParameters<Asked>) => RawBuilder<Span>

/** Where busy times come from besides meetings; a further source adds itself here. Sources tell when, and never why. */
const sources: readonly Source[] = [eventTimesOf, busyTimesOf, keptTimesOf]

const together = (all: readonly Source[], asked: StatementParameters<Asked>) =>
  sql.join(
    all.map((source) => sql`(${source(asked)})`),
    sql` union all `,
  )

interface KnownTime extends Span {
  whose: 'host' | 'guest'
  /** Null for what keeps the host busy besides meetings. */
  meeting_id: string | null
}

/** What decides which times are free: when the host is busy, their meetings in whole weeks, and the meetings of the one who books. */
export const knownTimes = namedStatement<{ host: string; guest: string; weeks_from: Date; weeks_until: Date } & Span, KnownTime>(
  'meetings.knownTimes',
  (_kysely, { host, guest, from, until, weeks_from, weeks_until }) => sql<KnownTime>`
    select 'host' as whose, null::uuid as meeting_id, busy.* from (${together(sources, { member: host, from, until })}) busy
    union all select 'guest', own.meeting_id, own."from", own.until from (${meetingSpansOf({ member: guest, from, until })}) own
    union all select 'host', counted.meeting_id, counted."from", counted.until from (${meetingSpansOf({ member: host, from: weeks_from, until: weeks_until })}) counted`,
)

const meetingTimesOf: Source = (asked) => sql<Span>`select own."from", own.until from (${meetingSpansOf(asked)}) own`

/** When each of these members is busy between two times, from all sources. */
export const busyTimes = namedStatement<{ members: readonly string[] } & Span, Asked>(
  'meetings.busyTimes',
  (_kysely, { members, ...span }) => sql<Asked>`
    select m.id as member, busy."from", busy.until
    from unnest(${members}::uuid[]) m (id)
    cross join lateral (${together([...sources, meetingTimesOf], { member: sql.ref('m.id'), ...span })}) busy`,
)
