import * as z from 'zod'
import { memberId, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { groupBrief } from '#features/groups/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import { organisationBrief } from '#features/organisations/contract.ts'
import { country } from '#features/places/contract.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { fieldTexts } from './field-texts.ts'
import { mostCoHosts } from './limits.ts'
import { attendanceStatuses, categoryCodes, eventFormats, eventSourceKinds, eventTopics, eventTypes } from './vocabulary.ts'
import { isTimeZone } from './zoned-time.ts'

export const tags = ['Events']
export const about = z.object({ id: z.uuid() })
export const nothing = z.object({})
export const count = z.number().int().min(0)

export const list = <Value extends z.ZodType>(value: Value, most: number) => z.array(value).max(most, invalid(fieldTexts.tooMany, { most }))

/** A whole number with one message for whatever is wrong with it. */
export const wholeNumber = (most: number, message: string, least = 0) =>
  z.number(message).int(message).min(least, message).max(most, message)

export const category = z.coerce.number().int().pipe(z.literal(categoryCodes))
/** Keeps out years that PostgreSQL does not know or that nobody plans for. */
export const date = z.iso.date().regex(/^(19|20|21)/)
export const timeZone = z.string().max(60).refine(isTimeZone, invalid(fieldTexts.timeZone))

const amount = z.number().int().nullable().describe('Minor units of `currency`; null if unknown')

/** An event as it appears in lists and calendars. */
export const eventCard = z.object({
  id: z.uuid(),
  source: z.enum(eventSourceKinds),
  host_id: memberId.nullable().describe('The member who hosts it; null for imported events'),
  organisation: organisationBrief.nullable().describe('The organisation in whose name they host it'),
  group: groupBrief.nullable().describe('The group whose people alone can see it and register'),
  co_hosts: z.array(memberBrief).max(mostCoHosts).describe('Members who host it with them'),
  title: z.string(),
  excerpt: z.string().describe('The first 220 characters of the description'),
  starts_at: timestamp,
  ends_at: timestamp.describe('For all-day events, the midnight after the last day'),
  time_zone: z.string().describe('IANA name of the zone that its dates and times are shown in'),
  all_day: z.boolean(),
  is_confirmed: z.boolean().describe('False if the dates are provisional'),
  format: z.enum(eventFormats),
  venue: z.string(),
  address: z.string(),
  city: z.string().nullable(),
  country: country.nullable(),
  category: z.number().int(),
  type: z.enum(eventTypes).nullable(),
  topics: z.array(z.enum(eventTopics)),
  organizer: z.string(),
  website: z.string().nullable(),
  min_price: amount,
  max_price: amount,
  currency: z.enum(currencies).nullable(),
  capacity: z.number().int().nullable(),
  going: count.nullable().describe('Number of attendees; null if unknown'),
  picture: z.string().nullable().describe('Address without its width: append -320.webp, -640.webp or -1280.webp'),
  picture_alt: z.string().describe('What the picture shows; empty if nobody said'),
  is_cancelled: z.boolean(),
  is_hidden: z.boolean().describe('Hidden by the operators, except from those who host it or have registered'),
  more_dates: count.describe('Number of later dates, if it repeats'),
  standing: z.enum(attendanceStatuses).nullable().describe('Status of your registration; null if you have not registered'),
  connections: z.object({ count, some: z.array(memberBrief).max(3) }).describe('Your connections who attend and share that they do'),
})
export type EventCard = z.infer<typeof eventCard>
