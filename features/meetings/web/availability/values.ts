import { readerZone } from '#platform/web/reader.ts'
import type { Hours } from '../../availability.ts'
import type { Audience } from '../../choices.ts'
import type { MeetingSettings, Place } from '../../contract.ts'

/** The values of the form; ids of selects are texts. */
export interface AvailabilityValues {
  open_to: Audience
  group_id: string | null
  week: Hours[][]
  exceptions: { date: string; hours: Hours[] }[]
  zone: string
  length: string
  place: Place
  before: string
  after: string
  notice: string
  perDay: number | null
  perWeek: number | null
  daysAhead: number | null
  mails: boolean
}

const officeHours = (): Hours[] => [{ from: '09:00', until: '17:00' }]

/** The saved values, or sensible defaults: office hours, a day's notice. Emails may be off even if nothing was saved. */
export function valuesOf(settings: MeetingSettings | null, given: { hasRooms: boolean; mails: boolean }): AvailabilityValues {
  const usualPlace: Place = { kind: given.hasRooms ? 'community' : 'link', text: '' }
  if (!settings) {
    return {
      open_to: 'nobody',
      group_id: null,
      week: [...Array.from({ length: 5 }, officeHours), [], []],
      exceptions: [],
      zone: readerZone(),
      length: '30',
      place: usualPlace,
      before: '0',
      after: '15',
      notice: '1440',
      perDay: 4,
      perWeek: null,
      daysAhead: 30,
      mails: given.mails,
    }
  }
  const { open_to, group_id, availability, place, mails } = settings
  const { week, exceptions, zone, length, before, after, notice, perDay, perWeek, daysAhead } = availability
  return {
    open_to,
    group_id,
    week,
    exceptions,
    zone,
    length: String(length),
    place: place ?? usualPlace,
    before: String(before),
    after: String(after),
    notice: String(notice),
    perDay,
    perWeek,
    daysAhead,
    mails,
  }
}

/** As the server takes it. */
export function settingsFrom(values: AvailabilityValues, hasPlace: boolean): MeetingSettings {
  const { open_to, group_id, place, mails, length, before, after, notice, daysAhead, exceptions, ...rest } = values
  return {
    open_to,
    group_id: open_to === 'group' ? group_id : null,
    place: hasPlace ? place : null,
    mails,
    availability: {
      zone: rest.zone,
      week: rest.week,
      perDay: rest.perDay,
      perWeek: rest.perWeek,
      exceptions: exceptions.filter(({ date }) => date !== ''),
      length: Number(length),
      before: Number(before),
      after: Number(after),
      notice: Number(notice),
      daysAhead: daysAhead ?? 30,
    },
  }
}
