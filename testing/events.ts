import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { EventInput } from '#features/events/contract.ts'
import type { ForeignEvent } from '#features/events/foreign-event.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** The date a number of days from today, in UTC: '2026-11-29'. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Input for an event in a week. */
export const eventOf = (fields: Partial<EventInput> = {}): EventInput => ({
  title: 'Green Pitch Night',
  description: 'Six founders, five minutes each.',
  starts: `${dayFromNow(7)}T18:30`,
  ends: `${dayFromNow(7)}T21:00`,
  time_zone: 'Europe/Berlin',
  format: 'on-site',
  venue: 'Impact Hub',
  country: 'DE',
  ...fields,
})

/** Hosts an event, perhaps for a group. @returns its id */
export async function hostEvent(
  person: Person,
  { group_id = null, ...fields }: Partial<EventInput> & { group_id?: string | null } = {},
): Promise<string> {
  const id = randomUUID()
  await person.call.events.post({ id, ...eventOf(fields), group_id })
  return id
}

/** Moves an event into the past. @param hours since its start */
export async function letBegin({ services }: Pick<World, 'services'>, id: string, hours: number): Promise<void> {
  await sql`
    update events set event_date = now() - make_interval(hours => ${hours}), end_date = now() - make_interval(hours => ${hours}) + (end_date - event_date)
    where id = ${id}`.execute(services.database.kysely)
}

/** An event from an outside source. */
export const foreignEvent = (fields: Partial<ForeignEvent> = {}): ForeignEvent => ({
  external_id: randomUUID(),
  title: 'Tallinn Impact Days',
  description: '',
  starts_at: new Date(Date.now() + 7 * 86_400_000),
  ends_at: new Date(Date.now() + 7 * 86_400_000 + 7_200_000),
  time_zone: 'Europe/Tallinn',
  all_day: false,
  is_confirmed: true,
  format: 'on-site',
  venue: 'Telliskivi',
  address: '',
  city: 'Tallinn',
  city_id: null,
  country: 'EE',
  latitude: 59.437,
  longitude: 24.7535,
  category: 102,
  type: null,
  topics: [],
  organizer: 'Baltic Impact Forum',
  website: 'https://impact.example/',
  min_price: null,
  max_price: null,
  currency: null,
  attendees: null,
  picture: null,
  is_cancelled: false,
  is_featured: false,
  ...fields,
})

/** Imports an event from outside. @returns its id */
export async function insertForeign({ services }: Pick<World, 'services'>, fields: Partial<ForeignEvent> = {}): Promise<string> {
  const { starts_at, ends_at, is_cancelled, ...event } = foreignEvent(fields)
  const id = randomUUID()
  await services.database.kysely
    .insertInto('events')
    .values({
      ...event,
      id,
      source: 'icalendar',
      event_date: starts_at,
      end_date: ends_at,
      status: is_cancelled ? 'cancelled' : 'scheduled',
    })
    .execute()
  return id
}
