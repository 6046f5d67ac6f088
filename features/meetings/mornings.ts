import { localTime } from '#features/events/zoned-time.ts'

const day = 24 * 60 * 60_000

/** The next working days at ten by a clock, as 'YYYY-MM-DDTHH:MM'. */
export function mornings(count: number, zone: string, now = new Date()): string[] {
  return Array.from({ length: 2 * count + 2 }, (_, at) => localTime(new Date(now.getTime() + (at + 1) * day), zone).slice(0, 10))
    .filter((date) => ![0, 6].includes(new Date(date).getUTCDay()))
    .slice(0, count)
    .map((date) => `${date}T10:00`)
}
