import * as z from 'zod'
import { pageInput, pageOf, procedure, serverText, text, timestamp } from '#platform/contract.ts'
import { about, category, count, date, eventCard, nothing, tags, timeZone } from './shared-contract.ts'
import { eventFormats, eventSourceKinds, eventTypes } from './vocabulary.ts'

/** An event in a day of the calendar. */
const dayEvent = z.object({
  id: z.uuid(),
  title: z.string(),
  starts_at: timestamp,
  ends_at: timestamp,
  time_zone: z.string(),
  all_day: z.boolean(),
  format: z.enum(eventFormats),
  isOwn: z.boolean().describe('Whether you host or attend it'),
})
export type DayEvent = z.infer<typeof dayEvent>

const inCalendar = z.object({ zone: timeZone.describe("The viewer's time zone (IANA name)"), category: category.optional() })

const finding = z.object({
  query: text(100).optional().describe('Words in the title, organiser, location or description'),
  place: z.coerce.number().int().optional().describe('GeoNames id of a city, to find events near it'),
  radius: z.coerce.number().int().min(5).max(100).multipleOf(5).default(25).describe('In km'),
  from: date.optional().describe('First date; today if omitted. If it is today, events that are over are left out.'),
  to: date.optional().describe('Last date'),
  zone: timeZone.default('UTC').describe("Time zone of these dates: the viewer's"),
  source: z.enum(eventSourceKinds).optional(),
  format: z.enum(eventFormats).optional(),
  category: category.optional(),
  type: z.enum(eventTypes).optional(),
})
export type Finding = z.infer<typeof finding>

const recommendation = z.object({
  event: eventCard,
  score: z.number().min(0).max(1),
  reasons: z.array(serverText),
})
export type RecommendedEvent = z.infer<typeof recommendation>

export const findingProcedures = {
  days: procedure
    .route({
      method: 'GET',
      path: '/event-days',
      summary: 'List the first events of each day from a date on, with the number of events',
      tags,
    })
    .input(
      inCalendar.extend({
        from: date,
        days: z.coerce.number().int().min(1).max(42),
        each: z.coerce.number().int().min(1).max(20).default(2).describe('Events per day, at most'),
      }),
    )
    .output(
      z.object({
        items: z.array(z.object({ date: z.iso.date(), events: z.array(dayEvent), count: count.describe('100 at most') })),
      }),
    ),
  day: procedure
    .route({ method: 'GET', path: '/event-days/{date}', summary: 'List the events of a date, earliest first', tags })
    .input(inCalendar.extend({ date, ...pageInput().shape }))
    .output(pageOf(eventCard)),
  find: procedure
    .route({ method: 'GET', path: '/events', summary: 'Find upcoming events, soonest first', tags })
    .input(finding.extend(pageInput().shape))
    .output(pageOf(eventCard)),
  featured: procedure
    .route({ method: 'GET', path: '/events/featured', summary: 'Get up to three featured events', tags })
    .output(z.object({ items: z.array(eventCard).max(3) })),
  recommended: procedure
    .route({ method: 'GET', path: '/events/recommended', summary: 'Get up to ten recommended events, with the reasons', tags })
    .output(z.object({ items: z.array(recommendation).max(10) })),
  dismiss: procedure
    .route({ method: 'PUT', path: '/events/{id}/dismissal', summary: 'Stop recommending an event, or undo this', tags })
    .input(about.extend({ isDismissed: z.boolean() }))
    .output(nothing),
}
