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
    from: date.describe('First day'),
    to: date.describe('The day after the last day'),
    category: z.coerce.number().int().pipe(z.literal(categoryCodes)).optional(),
    zone: z
      .string()
      .max(60)
      .refine(isTimeZone, invalid(fieldTexts.timeZone))
      .default('UTC')
      .describe('IANA name of the time zone in which days start'),
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
  last_read_at: timestamp.nullable().describe('Time of the last fetch by a calendar app, to within ten minutes'),
})
export type CalendarFeed = z.infer<typeof feed>

/** Events in members' own calendars: files, links, and a private feed address. */
export const calendarsContract = {
  feed: procedure
    .route({ method: 'GET', path: '/calendar-feed', summary: 'Get the status of your calendar feed', tags: ['Calendars'] })
    .output(
      z.object({
        feed: feed.nullable(),
        provider: z.enum(calendarProviders).describe('Your preferred calendar'),
        is_paused: z.boolean().describe('Whether your settings pause the feed, which is then empty'),
      }),
    ),
  makeFeed: procedure
    .route({
      method: 'POST',
      path: '/calendar-feed',
      summary: 'Create a secret feed address, shown only once; it replaces the previous one',
      tags: ['Calendars'],
    })
    .output(
      z.object({
        path: z.string(),
        site: z.string().nullable().describe('Scheme and host, if configured; otherwise use the origin of the page'),
      }),
    ),
  endFeed: procedure
    .route({ method: 'DELETE', path: '/calendar-feed', summary: 'Delete the feed address; idempotent', tags: ['Calendars'] })
    .output(z.object({})),
  file: openProcedure
    .route({ method: 'GET', path: '/calendars/{file}', summary: 'Read a calendar feed at its secret address', tags: ['Calendars'] })
    .input(z.object({ file: z.string().max(100) }))
    .output(downloadOf('text/calendar')),
  ics: procedure
    .route({ method: 'GET', path: '/events/{id}/calendar.ics', summary: 'Download an event as a calendar file', tags: ['Calendars'] })
    .input(event)
    .output(downloadOf('text/calendar')),
  export: procedure
    .meta({ load: 'heavy' })
    .route({
      method: 'GET',
      path: '/calendar-export',
      summary: `Export the calendar to a file of at most ${mostEvents} events, with a note if there are more`,
      tags: ['Calendars'],
    })
    .input(span)
    .output(downloadOf('text/calendar')),
  standing: procedure
    .route({ method: 'GET', path: '/calendar-entries/{id}', summary: 'Get whether an event is in your calendar feed', tags: ['Calendars'] })
    .input(event)
    .output(z.object({ is_in: z.boolean(), has_feed: z.boolean() })),
  add: procedure
    .route({ method: 'PUT', path: '/calendar-entries/{id}', summary: 'Add an event to your calendar feed', tags: ['Calendars'] })
    .input(event)
    .output(z.object({})),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/calendar-entries/{id}',
      summary: 'Remove an event from your calendar feed, even if you attend it',
      tags: ['Calendars'],
    })
    .input(event)
    .output(z.object({})),
}
