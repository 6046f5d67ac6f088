import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Meeting, MeetingSettings } from '#features/meetings/contract.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

const hour = 60 * 60_000

/** Hours around the clock in UTC, open to all members, unless told otherwise. */
export const settingsOf = (
  changes: Partial<Omit<MeetingSettings, 'availability'>> & { availability?: Partial<MeetingSettings['availability']> } = {},
): MeetingSettings => ({
  open_to: 'everybody',
  group_id: null,
  place: { kind: 'link', text: 'https://video.example.org/my-room' },
  mails: true,
  ...changes,
  availability: {
    zone: 'UTC',
    week: Array.from({ length: 7 }, () => [{ from: '00:00', until: '24:00' }]),
    exceptions: [],
    length: 30,
    before: 0,
    after: 0,
    notice: 0,
    perDay: null,
    perWeek: null,
    daysAhead: 60,
    ...changes.availability,
  },
})

/** A full hour, some hours from now. */
export const hoursAhead = (hours: number): string => new Date(Math.ceil(Date.now() / hour) * hour + hours * hour).toISOString()

export const bookTime = (by: Person, host: Person, starts_at: string, id: string = randomUUID()): Promise<Meeting> =>
  by.call.meetings.book({ id, member_id: host.id, zone: 'Europe/Lisbon', word: '', starts_at })

/** Two members who are in touch have met: their meeting ended an hour ago. @returns its id */
export async function meet(world: World, one: Person, other: Person): Promise<string> {
  const { id } = await proposeTimes(one, other, [hoursAhead(30)])
  await other.call.meetings.pick({ id, starts_at: hoursAhead(30), zone: 'UTC' })
  const before = await sql<{
    hours: number
  }>`select count(*)::int + 2 as hours from meeting_people where member_id in (${one.id}, ${other.id})`.execute(
    world.services.database.kysely,
  )
  // Each at another time, since nobody is in two meetings at once.
  const start = sql`date_trunc('hour', now()) - ${before.rows[0]?.hours ?? 2} * interval '1 hour'`
  await sql`update meetings set starts_at = ${start}, ends_at = ${start} + interval '30 minutes' where id = ${id}`.execute(
    world.services.database.kysely,
  )
  await sql`update meeting_people p set at = m.starts_at, ends_at = m.ends_at from meetings m where m.id = p.meeting_id and m.id = ${id}`.execute(
    world.services.database.kysely,
  )
  return id
}

export const proposeTimes = (by: Person, other: Person, times: string[], changes: { id?: string; word?: string } = {}): Promise<Meeting> =>
  by.call.meetings.propose({
    id: randomUUID(),
    member_id: other.id,
    zone: 'Europe/Lisbon',
    word: '',
    times,
    length: 30,
    place: { kind: 'link', text: 'https://video.example.org/room' },
    ...changes,
  })
