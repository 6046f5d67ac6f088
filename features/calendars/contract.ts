import * as z from 'zod'
import { downloadOf, openProcedure, procedure, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { fieldTexts } from '#features/events/field-texts.ts'
import { isTimeZone } from '#features/events/zoned-time.ts'
import { calendarProviders, categoryCodes } from '#features/events/vocabulary.ts'
import { mostDays, mostEvents } from './limits.ts'

const event = z.object({ id: z.uuid() })

const date = z.iso
  .date()
  .refine(
    (day) => day >= '1900-01-01' && day <= '2200-01-01',
    invalid(/*i18n*/ { id: 'invalid.calendarDate', message: 'Please enter a date between 1900 and 2200' }),
  )

const day = 24 * 60 * 60_000
const span = z
  .object({
    from: date.describe('The first day'),
    to: date.describe('The day after the last'),
    category: z.coerce.number().int().pipe(z.literal(categoryCodes)).optional(),
    zone: z
      .string()
      .max(60)
      .refine(isTimeZone, invalid(fieldTexts.timeZone))
      .default('UTC')
      .describe('IANA name: in which days begin for who looks'),
    format: z.enum(['ics', 'csv']),
  })
  .refine(({ from, to }) => from < to && Date.parse(to) - Date.parse(from) <= mostDays * day, {
    path: ['to'],
    message: invalid(
      /*i18n*/ { id: 'invalid.calendarSpan', message: 'Please choose an end that is after the start and at most a year later' },
    ),
  })

const feed = z.object({
  since: timestamp,
  last_read_at: timestamp.nullable().describe('When a calendar last asked for it, within ten minutes'),
})
export type CalendarFeed = z.infer<typeof feed>

/** Events in the calendars of members: files, links, and an address of one's own that calendars read by themselves. */
export const calendarsContract = {
  feed: procedure
    .route({ method: 'GET', path: '/calendar-feed', summary: 'Whether there is an address for calendars to read', tags: ['Calendars'] })
    .output(
      z.object({
        feed: feed.nullable(),
        provider: z.enum(calendarProviders).describe('Which calendar the member prefers'),
        is_paused: z.boolean().describe('By the setting that keeps calendars in step: the address then shows nothing'),
      }),
    ),
  makeFeed: procedure
    .route({
      method: 'POST',
      path: '/calendar-feed',
      summary: 'A new secret address for calendars to read, told this once; the one before ends',
      tags: ['Calendars'],
    })
    .output(
      z.object({ path: z.string(), site: z.string().nullable().describe('Scheme and host, if configured; else where the page came from') }),
    ),
  endFeed: procedure
    .route({ method: 'DELETE', path: '/calendar-feed', summary: 'End the address; without one nothing changes', tags: ['Calendars'] })
    .output(z.object({})),
  file: openProcedure
    .route({ method: 'GET', path: '/calendars/{file}', summary: "A member's calendar, at its secret address", tags: ['Calendars'] })
    .input(z.object({ file: z.string().max(100) }))
    .output(downloadOf('text/calendar')),
  ics: procedure
    .route({ method: 'GET', path: '/events/{id}/calendar.ics', summary: 'One event as a calendar file', tags: ['Calendars'] })
    .input(event)
    .output(downloadOf('text/calendar')),
  export: procedure
    .meta({ load: 'heavy' })
    .route({
      method: 'GET',
      path: '/calendar-export',
      summary: `What the calendar shows, as a file of at most ${mostEvents} events, which says so if there are more`,
      tags: ['Calendars'],
    })
    .input(span)
    .output(downloadOf('text/calendar')),
  standing: procedure
    .route({ method: 'GET', path: '/calendar-entries/{id}', summary: "Whether an event is in one's own calendar", tags: ['Calendars'] })
    .input(event)
    .output(z.object({ is_in: z.boolean(), has_feed: z.boolean() })),
  add: procedure
    .route({ method: 'PUT', path: '/calendar-entries/{id}', summary: "Put an event into one's own calendar", tags: ['Calendars'] })
    .input(event)
    .output(z.object({})),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/calendar-entries/{id}',
      summary: "Take an event out of one's own calendar, also one that one goes to",
      tags: ['Calendars'],
    })
    .input(event)
    .output(z.object({})),
}
