import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { farthest } from '../limits.ts'
import { meetingProblems } from '../problems.ts'
import { meetingSpans } from './queries.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** Suggested times in order. @throws Refusal past, tooFar */
export function suggested(times: readonly string[]): Date[] {
  const all = times.map((time) => new Date(time)).toSorted((one, other) => Number(one) - Number(other))
  for (const time of all) requireAhead(time)
  return all
}

/** @throws Refusal past, tooFar */
export function requireAhead(time: Date): void {
  if (time.getTime() <= Date.now()) throw new Refusal(meetingProblems.past)
  if (time.getTime() > Date.now() + farthest * day) throw new Refusal(meetingProblems.tooFar)
}

interface Wanted {
  actor: string
  other: string | null
  start: Date
  length: number
  /** A meeting that is to be moved there. */
  but?: string
  /** Meetings of the same occasion may be at the same time. */
  occasion?: string
}

/** Checks that neither has another meeting then; both are locked. @throws Refusal taken, busyYourself */
export async function requireFree(tx: Tx, { actor, other, start, length, but, occasion }: Wanted): Promise<void> {
  const end = new Date(start.getTime() + length * 60_000)
  const isBusy = async (member: string) =>
    (await meetingSpans(tx, { member, from: start, until: end })).some(
      ({ meeting_id, occasion_id, until }) => meeting_id !== but && (occasion === undefined || occasion_id !== occasion) && until > start,
    )
  if (await isBusy(actor)) throw new Refusal(meetingProblems.busyYourself)
  if (other && (await isBusy(other))) throw new Refusal(meetingProblems.taken)
}

/** The columns of a meeting that is agreed for a time. One that is agreed within a day or an hour needs no reminder before. */
export function agreedAt(start: Date, length: number) {
  const ahead = start.getTime() - Date.now()
  return {
    state: 'agreed' as const,
    turn_id: null,
    times: [],
    starts_at: start,
    ends_at: new Date(start.getTime() + length * 60_000),
    reminded_day: ahead < day,
    reminded_hour: ahead < hour,
    late_minutes: null,
    late_by: null,
  }
}
