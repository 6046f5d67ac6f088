import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { claimDue } from './queries.ts'

/** Meetings in one transaction. */
const atOnce = 200
const hour = 60 * 60_000

/** Announces meetings that begin in a day or an hour, once each, whatever fails in between. */
export async function remindDue({ events }: Services, now: Date): Promise<void> {
  for (const [name, kind, ahead] of [
    ['hour', 'reminded_hour', hour],
    ['day', 'reminded_day', 24 * hour],
  ] as const) {
    for (let claimed = atOnce; claimed === atOnce;) {
      claimed = await events.change(async (tx, announce) => {
        const due = await claimDue(tx, kind, new Date(now.getTime() + ahead), atOnce)
        for (const meeting_id of due) await announce('meeting.due', { meeting_id, in: name })
        return due.length
      })
    }
  }
}

export const remindOfMeetings = (services: Services): Job =>
  job({ name: 'meetings.remind', retries: 0, schedule: '* * * * *', run: () => remindDue(services, new Date()) })
