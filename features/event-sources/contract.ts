import * as z from 'zod'
import { largestInteger, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { longestText } from '#features/events/limits.ts'
import { categoryCodes, eventFormats, eventTopics, eventTypes } from '#features/events/vocabulary.ts'
import { isTimeZone } from '#features/events/zoned-time.ts'
import { country } from '#features/places/contract.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { longestAddress, longestName, previewed } from './limits.ts'
import { failureCodes, followedKinds, skipReasons, sourceStates } from './vocabulary.ts'

const needed = (most: number) => text(most).min(1, invalid(/*i18n*/ { id: 'eventSources.needed', message: 'Please fill in this field' }))
const address = needed(longestAddress)
const about = z.object({ id: z.uuid() })
const nothing = z.object({})
const failure = z.enum(failureCodes).nullable()

const kindState = z.object({
  kind: z.enum(followedKinds),
  state: z.enum(['ok', 'not-configured', 'stale', 'failing']),
  since: timestamp.nullable().describe('Time of the last successful fetch'),
  failure,
})
export type KindState = z.infer<typeof kindState>

const previewedEvent = z.object({
  title: z.string(),
  description: z.string(),
  starts_at: timestamp,
  ends_at: timestamp,
  time_zone: z.string(),
  all_day: z.boolean(),
  format: z.enum(eventFormats),
  venue: z.string(),
  address: z.string(),
  city: z.string().nullable(),
  city_id: z.number().int().nullable(),
  country: country.nullable(),
  category: z.number().int(),
  type: z.enum(eventTypes).nullable(),
  topics: z.array(z.enum(eventTopics)),
  organizer: z.string(),
  website: z.string().nullable(),
  min_price: z.number().int().nullable(),
  max_price: z.number().int().nullable(),
  currency: z.enum(currencies).nullable(),
})
export type PreviewedEvent = z.infer<typeof previewedEvent>

const preview = z.object({
  kind: z.enum(['icalendar', 'web-page']),
  address: z.string().describe('Normalised address'),
  count: z.number().int().describe('Number of upcoming events'),
  events: z.array(previewedEvent).max(previewed).describe('The first of these events'),
})
export type SourcePreview = z.infer<typeof preview>

const source = z.object({
  id: z.uuid(),
  kind: z.enum(followedKinds),
  name: z.string(),
  address: z.string(),
  state: z.enum(sourceStates),
  added_by: z.string().nullable().describe('Name of the member who added or suggested it'),
  last_tried_at: timestamp.nullable(),
  last_ok_at: timestamp.nullable(),
  next_fetch_at: timestamp,
  failure,
  events: z.number().int().describe('Upcoming events at the last fetch'),
  skipped: z
    .partialRecord(z.enum(skipReasons), z.number().int())
    .describe('How many entries could not be read at the last fetch, by reason'),
})
export type EventSource = z.infer<typeof source>

const date = z.iso.date().regex(/^(20|21)/)
const amount = z.number().int().min(0).max(1e11).nullable().default(null)
const curatedFields = z.object({
  title: needed(longestText.title),
  description: text(longestText.description).default(''),
  starts: date.describe('First day'),
  ends: date.describe('The last day'),
  time_zone: z
    .string()
    .max(60)
    .refine(isTimeZone, invalid(/*i18n*/ { id: 'eventSources.timeZone', message: 'Please choose a time zone' })),
  is_confirmed: z.boolean().describe('False if the dates are provisional'),
  format: z.enum(eventFormats).default('on-site'),
  venue: text(longestText.venue).default(''),
  address: text(longestText.address).default(''),
  city: text(longestText.city).default(''),
  country: country.nullable().default(null),
  category: z.number().int().pipe(z.literal(categoryCodes)),
  type: z.enum(eventTypes).nullable().default(null),
  topics: z.array(z.enum(eventTopics)).max(eventTopics.length).default([]),
  organizer: text(longestText.organizer).default(''),
  website: text(longestText.website)
    .refine(
      (value) => value === '' || /^https?:\/\/[^\s/]+\.[^\s]+$/.test(value),
      invalid(/*i18n*/ { id: 'eventSources.website', message: 'Please enter an address that starts with https://' }),
    )
    .default(''),
  min_price: amount.describe('Minor units of `currency`'),
  max_price: amount,
  currency: z.enum(currencies).nullable().default(null),
  attendees: z.number().int().min(0).max(largestInteger).nullable().default(null),
  is_featured: z.boolean().default(false),
})
const curated = curatedFields.extend({ id: z.uuid() })
export type CuratedEvent = z.infer<typeof curated>

const tags = ['Events']

export const eventSourcesContract = {
  states: procedure
    .route({ method: 'GET', path: '/event-sources/states', summary: 'Get the status of each kind of event source', tags })
    .output(z.object({ items: z.array(kindState) })),
  preview: procedure
    .meta({ load: 'outside' })
    .route({ method: 'POST', path: '/event-sources/preview', summary: 'Preview the events of a calendar or event page', tags })
    .input(z.object({ address }))
    .output(preview),
  suggest: procedure
    .meta({ load: 'outside' })
    .route({ method: 'POST', path: '/event-sources/suggestions', summary: 'Suggest a calendar or event page to the operators', tags })
    .input(z.object({ address, name: text(longestName).default('') }))
    .output(nothing),

  list: procedure
    .route({ method: 'GET', path: '/operators/event-sources', summary: 'List all event sources and suggestions', tags: ['Operators'] })
    .output(
      z.object({ items: z.array(source), configured: z.array(z.enum(followedKinds)).describe('Kinds of source that are configured') }),
    ),
  add: procedure
    .route({ method: 'POST', path: '/operators/event-sources', summary: 'Add an event source', tags: ['Operators'] })
    .input(z.object({ kind: z.enum(followedKinds), address, name: text(longestName).default('') }))
    .output(about),
  setState: procedure
    .route({
      method: 'PUT',
      path: '/operators/event-sources/{id}/state',
      summary: 'Approve, pause or resume an event source',
      tags: ['Operators'],
    })
    .input(about.extend({ state: z.enum(['active', 'paused']) }))
    .output(nothing),
  fetchNow: procedure
    .route({ method: 'POST', path: '/operators/event-sources/{id}/fetch', summary: 'Fetch an event source now', tags: ['Operators'] })
    .input(about)
    .output(nothing),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/operators/event-sources/{id}',
      summary: 'Remove an event source and retire its upcoming events',
      tags: ['Operators'],
    })
    .input(about)
    .output(nothing),
  curated: procedure
    .route({ method: 'GET', path: '/operators/curated-events', summary: 'List the curated events, soonest first', tags: ['Operators'] })
    .output(z.object({ items: z.array(curated) })),
  saveCurated: procedure
    .route({
      method: 'PUT',
      path: '/operators/curated-events/{id}',
      summary: 'Update a curated event, or add one with a new id',
      tags: ['Operators'],
    })
    .input(curated.extend({ is_new: z.boolean().default(true).describe('False: refused if it was removed in the meantime') }))
    .output(nothing),
  removeCurated: procedure
    .route({ method: 'DELETE', path: '/operators/curated-events/{id}', summary: 'Remove a curated event', tags: ['Operators'] })
    .input(about)
    .output(nothing),
}
