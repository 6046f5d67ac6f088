import type { Reader } from '#platform/server/database/index.ts'
import { meetingsMeanwhile } from '#features/meetings/server/index.ts'
import type { Obstacle } from '../choices.ts'
import { type Pair, keyOf } from '../plan/choose-pairs.ts'
import { roundsOf } from '../rounds.ts'
import { type DayRow, type PairRow, type PersonRow, apartOn } from './queries.ts'

/** Whether somebody has another meeting in a round: with the id of one that does not count. */
export type BusyIn = (memberId: string, round: number, but?: string | null) => boolean

/** The other meetings of those who take part, on the day. */
export async function otherMeetings(reader: Reader, day: DayRow, memberIds: readonly string[]): Promise<BusyIn> {
  const rounds = roundsOf(day)
  const [first, last] = [rounds[0], rounds.at(-1)]
  const spans = first && last ? await meetingsMeanwhile(reader, memberIds, first.starts_at, last.ends_at) : []
  return (memberId, round, but = null) => {
    const time = rounds[round - 1]
    return spans.some(
      ({ member_id, meeting_id, from, until }) =>
        member_id === memberId && meeting_id !== but && time !== undefined && from < time.ends_at && until > time.starts_at,
    )
  }
}

/** Why planned meetings cannot take place, by pair. Those that were sent are members' own since. */
export async function obstaclesOf(
  reader: Reader,
  day: DayRow,
  people: readonly PersonRow[],
  pairs: readonly PairRow[],
): Promise<ReadonlyMap<string, Obstacle>> {
  const open = pairs.filter(({ meeting_id, is_off }) => meeting_id === null && !is_off)
  if (open.length === 0) return new Map()
  const [isApart, isBusy] = [
    await apartOn(reader, day.id),
    await otherMeetings(
      reader,
      day,
      people.map(({ member_id }) => member_id),
    ),
  ]
  const out = new Set(people.flatMap(({ member_id, is_out }) => (is_out ? [member_id] : [])))
  const obstacleTo = ({ mentor_id, founder_id }: Pair, round: number | null): Obstacle | undefined => {
    if (isApart(mentor_id, founder_id)) return 'apart'
    if (out.has(mentor_id)) return 'mentorOut'
    if (out.has(founder_id)) return 'founderOut'
    if (round === null) return undefined
    if (isBusy(mentor_id, round)) return 'mentorBusy'
    return isBusy(founder_id, round) ? 'founderBusy' : undefined
  }
  return new Map(
    open.flatMap((pair) => {
      const obstacle = obstacleTo(pair, pair.round)
      return obstacle ? [[keyOf(pair), obstacle] as const] : []
    }),
  )
}
