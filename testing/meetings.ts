import { randomUUID } from 'node:crypto'
import type { Meeting, MeetingSettings } from '#features/meetings/contract.ts'
import type { Person } from './people.ts'

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
