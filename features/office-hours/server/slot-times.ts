import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { instantOf } from '#features/events/zoned-time.ts'
import { daysLater } from '#features/events/repeat.ts'
import { keepTimes } from '#features/meetings/server/index.ts'
import { meetingProblems } from '#features/meetings/problems.ts'
import type { Place } from '#features/meetings/contract.ts'
import { mostSlots } from '../limits.ts'
import { officeHoursProblems } from '../problems.ts'

const minute = 60_000
const year = 365 * 24 * 60 * minute

/**
 * The instants of local times that repeat each week, earliest first: by the clock, so that ten stays ten when the clocks change.
 * @throws Refusal notATime, past
 */
export function instantsOf({ zone, starts, weeks }: { zone: string; starts: readonly string[]; weeks: number }, now: Date): Date[] {
  const all = starts.flatMap((local) => Array.from({ length: weeks }, (_, week) => instantIn(local, 7 * week, zone)))
  const isAhead = (time: Date) => time > now && time.getTime() < now.getTime() + year
  if (!all.every(isAhead)) throw new Refusal(officeHoursProblems.past)
  return all.toSorted((one, other) => Number(one) - Number(other))
}

function instantIn(local: string, days: number, zone: string): Date {
  try {
    return instantOf(daysLater(local, days), zone)
  } catch {
    throw new Refusal(officeHoursProblems.notATime)
  }
}

interface NewSlots {
  offer_id: string
  mentor_id: string
  length: number
  place: Place
  /** Gives addresses of video rooms, if the community has some. */
  newRoom: (() => string) | undefined
  times: readonly Date[]
}

/** Adds slots to an offer of a mentor, who is locked. Times that it has already are left out. @throws Refusal overlap, tooManySlots, noCommunityPlace */
export async function addSlots(tx: Tx, { offer_id, mentor_id, length, place, newRoom, times }: NewSlots): Promise<void> {
  if (place.kind === 'community' && !newRoom) throw new Refusal(meetingProblems.noCommunityPlace)
  const before = await tx
    .selectFrom('office_slots')
    .select(['offer_id', 'starts_at', 'ends_at'])
    .where('mentor_id', '=', mentor_id)
    .where('ends_at', '>', sql<Date>`now()`)
    .execute()
  const isThere = (time: Date) => before.some((slot) => slot.offer_id === offer_id && slot.starts_at.getTime() === time.getTime())
  const added = times
    .filter((time) => !isThere(time))
    .map((starts_at) => ({ starts_at, ends_at: new Date(starts_at.getTime() + length * minute) }))
  const all = [...before, ...added].toSorted((one, other) => Number(one.starts_at) - Number(other.starts_at))
  if (all.some(({ starts_at }, at) => starts_at < (all[at - 1]?.ends_at ?? starts_at))) throw new Refusal(officeHoursProblems.overlap)
  if (all.length > mostSlots) throw new Refusal(officeHoursProblems.tooManySlots)
  if (added.length === 0) return
  const settled = () => (place.kind === 'community' ? (newRoom?.() ?? '') : place.text)
  const rows = added.map((span) => ({ id: randomUUID(), offer_id, mentor_id, ...span, place: settled() }))
  await tx.insertInto('office_slots').values(rows).execute()
  await keepTimes(
    tx,
    rows.map(({ id, starts_at, ends_at }) => ({ occasion_id: id, member_id: mentor_id, starts_at, ends_at })),
  )
}
