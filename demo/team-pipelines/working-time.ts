import type { Random } from '../random.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Times in order between two others, in working hours where possible. */
export function drawTimes(random: Random, count: number, from: number, until: number): Date[] {
  const span = Math.max(0, until - from)
  return Array.from({ length: count }, () => workingTime(random, from + random.next() * span, from, until))
    .toSorted((one, other) => one - other)
    .map((time) => new Date(time))
}

/** The nearest working time after a time, or else before it; the time itself if there is none within the limits. */
export function workingTime(random: Random, time: number, from: number, until: number): number {
  const minutes = (7 + random.next() * 9) * hour
  for (let days = 0; days < 4; days += 1) {
    for (const at of days === 0 ? [time] : [onDay(time, days) + minutes, onDay(time, 1 - days) + minutes])
      if (at >= from && at <= until && isWorkingTime(at)) return at
  }
  return time
}

/** Midnight of a later or, below 0, an earlier day. */
const onDay = (time: number, days: number) => Math.floor(time / day) * day + days * day

/** On a weekday between seven and five in UTC. */
function isWorkingTime(time: number): boolean {
  const at = new Date(time)
  return at.getUTCDay() % 6 !== 0 && at.getUTCHours() >= 7 && at.getUTCHours() < 17
}
