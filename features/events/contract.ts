import * as z from 'zod'
import { memberId, timestamp } from '#platform/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import { country } from '#features/places/contract.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { attendanceStatuses, eventFormats, eventSourceKinds, eventTopics, eventTypes } from './vocabulary.ts'

const amount = z.number().int().nullable().describe('Minor units of `currency`; null where nothing is said')
const count = z.number().int().min(0)

/** An event as lists, the calendar and what others put beside it need it. */
export const eventCard = z.object({
  id: z.uuid(),
  source: z.enum(eventSourceKinds),
  host_id: memberId.nullable().describe("Of the community's own"),
  title: z.string(),
  excerpt: z.string().describe('The first 220 characters of the description'),
  starts_at: timestamp,
  ends_at: timestamp.describe('When it is over: of whole days, the midnight after the last'),
  time_zone: z.string().describe('IANA name: what its dates and times are said in'),
  all_day: z.boolean(),
  is_confirmed: z.boolean().describe('False: announced for about then'),
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
  going: count.nullable().describe('How many go, as far as anybody says'),
  picture: z.string().nullable(),
  is_cancelled: z.boolean(),
  standing: z.enum(attendanceStatuses).nullable().describe("What became of one's own registration"),
  connections: z.object({ count, some: z.array(memberBrief).max(3) }).describe("Of one's connections, those who go and let others see it"),
})
export type EventCard = z.infer<typeof eventCard>

/** What other rooms may need of an event. */
export const eventsContract = {}
