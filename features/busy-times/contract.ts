import * as z from 'zod'
import { procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { fieldTexts as eventTexts } from '#features/events/field-texts.ts'
import { isTimeZone } from '#features/events/zoned-time.ts'
import { secureAddress } from './address.ts'
import { fieldTexts } from './field-texts.ts'
import { longestText } from './limits.ts'
import { calendarKinds, failureCodes } from './vocabulary.ts'

const tags = ['Busy times']
const nothing = z.object({})
const about = z.object({ id: z.uuid().toLowerCase() })

const address = (problem: { id: string; message: string }) =>
  z
    .string()
    .trim()
    .max(longestText.address)
    .refine((given) => secureAddress(given) !== null, invalid(problem))

const naming = about.extend({
  name: text(longestText.name).min(1, invalid(fieldTexts.name)).describe('Only for you'),
  zone: z
    .string()
    .max(60)
    .refine(isTimeZone, invalid(eventTexts.timeZone))
    .describe('IANA name of the time zone of all-day events, if the calendar names none'),
})

const feed = naming.extend({
  address: address(fieldTexts.address).describe('The secret address; it is stored encrypted and never sent back'),
})
export type Feed = z.output<typeof feed>

const account = naming.extend({
  address: address(fieldTexts.server).describe('Of the CalDAV server, or of one calendar on it'),
  user: z
    .string()
    .trim()
    .min(1, invalid(fieldTexts.user))
    .max(longestText.user)
    .regex(/^[^:\p{Cc}]+$/u, invalid(fieldTexts.user)),
  password: z
    .string()
    .min(1, invalid(fieldTexts.password))
    .max(longestText.password)
    .regex(/^\P{Cc}+$/u, invalid(fieldTexts.password))
    .describe('An app password; it is stored encrypted and never sent back'),
})
export type Account = z.output<typeof account>

const calendar = z.object({
  id: z.uuid(),
  kind: z.enum(calendarKinds).describe('feed: a secret address; account: CalDAV'),
  name: z.string(),
  host: z.string().describe('The name of the server it is read from'),
  read_at: timestamp.nullable().describe('When it was last read; null: not yet'),
  blocks: z.number().int().describe('How many busy times it has from now on'),
  failure: z
    .object({
      code: z.enum(failureCodes),
      since: timestamp,
      kept_until: timestamp.nullable().describe('Until then the old busy times count; null: they don’t any more'),
    })
    .nullable()
    .describe('Why it could not be read the last time'),
})
/** A calendar elsewhere, as its owner sees it; nobody else does. */
export type BusyCalendar = z.infer<typeof calendar>

/** Calendars that members keep elsewhere. Only the times at which they are busy are read from them. */
export const busyTimesContract = {
  list: procedure
    .route({ method: 'GET', path: '/busy-times/calendars', summary: 'List your calendars elsewhere', tags })
    .output(z.object({ items: z.array(calendar) })),
  saveFeed: procedure
    .route({
      method: 'PUT',
      path: '/busy-times/calendars/{id}/feed',
      summary: 'Add a calendar by its secret address, with a new id, or give one of yours a new address',
      tags,
    })
    .input(feed)
    .output(nothing),
  saveAccount: procedure
    .route({
      method: 'PUT',
      path: '/busy-times/calendars/{id}/account',
      summary: 'Add the calendars of a CalDAV account, with a new id, or sign one of yours in again',
      tags,
    })
    .input(account)
    .output(nothing),
  readNow: procedure
    .route({ method: 'POST', path: '/busy-times/calendars/{id}/read', summary: 'Read a calendar now', tags })
    .input(about)
    .output(nothing),
  remove: procedure
    .route({ method: 'DELETE', path: '/busy-times/calendars/{id}', summary: 'Remove a calendar and its busy times', tags })
    .input(about)
    .output(nothing),
}

export const busyTimesLive = {
  /** A calendar of the member's was read, or could not be read. */
  'busyTimes.changed': z.object({ id: z.uuid() }),
}
