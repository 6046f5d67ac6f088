import * as z from 'zod'
import { largestInteger, procedure, timestamp } from '#platform/contract.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { longestText } from '#features/events/limits.ts'
import { categoryCodes, eventFormats, eventTopics, eventTypes } from '#features/events/vocabulary.ts'
import { isTimeZone } from '#features/events/zoned-time.ts'
import { country } from '#features/places/contract.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { longestAddress, longestName, previewed } from './limits.ts'
import { failureCodes, followedKinds, skipReasons, sourceStates } from './vocabulary.ts'

const text = (most: number) => z.string().trim().max(most, tooLong(most))
const needed = (most: number) => text(most).min(1, invalid(/*i18n*/ { id: 'eventSources.needed', message: 'Please fill in this field' }))
const address = needed(longestAddress)
const about = z.object({ id: z.uuid() })
const nothing = z.object({})
const failure = z.enum(failureCodes).nullable()

const kindState = z.object({
  kind: z.enum(followedKinds),
  state: z.enum(['ok', 'not-configured', 'stale', 'failing']),
  since: timestamp.nullable().describe('When it last had an answer'),
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
  address: z.string().describe('As it is kept'),
  count: z.number().int().describe('Events ahead'),
  events: z.array(previewedEvent).max(previewed).describe('The first of them, in full'),
})
export type SourcePreview = z.infer<typeof preview>

const source = z.object({
  id: z.uuid(),
  kind: z.enum(followedKinds),
  name: z.string(),
  address: z.string(),
  state: z.enum(sourceStates),
  added_by: z.string().nullable().describe('Name of who added or suggested it'),
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
  starts: date.describe('The first day'),
  ends: date.describe('The last day'),
  time_zone: z
    .string()
    .max(60)
    .refine(isTimeZone, invalid(/*i18n*/ { id: 'eventSources.timeZone', message: 'Please choose a time zone' })),
  is_confirmed: z.boolean().describe('False: announced for about then'),
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
    .route({ method: 'GET', path: '/event-sources/states', summary: 'How the sources of events are, kind by kind', tags })
    .output(z.object({ items: z.array(kindState) })),
  preview: procedure
    .meta({ load: 'heavy' })
    .route({ method: 'POST', path: '/event-sources/preview', summary: 'What a calendar, or the page of an event, has', tags })
    .input(z.object({ address }))
    .output(preview),
  suggest: procedure
    .meta({ load: 'heavy' })
    .route({ method: 'POST', path: '/event-sources/suggestions', summary: 'Suggest a calendar to the operators', tags })
    .input(z.object({ address, name: text(longestName).default('') }))
    .output(nothing),

  list: procedure
    .route({ method: 'GET', path: '/operators/event-sources', summary: 'All sources and suggestions', tags: ['Operators'] })
    .output(z.object({ items: z.array(source), configured: z.array(z.enum(followedKinds)).describe('Kinds whose keys are set') })),
  add: procedure
    .route({ method: 'POST', path: '/operators/event-sources', summary: 'Follow a source', tags: ['Operators'] })
    .input(z.object({ kind: z.enum(followedKinds), address, name: text(longestName).default('') }))
    .output(about),
  setState: procedure
    .route({
      method: 'PUT',
      path: '/operators/event-sources/{id}/state',
      summary: 'Approve, pause or resume a source',
      tags: ['Operators'],
    })
    .input(about.extend({ state: z.enum(['active', 'paused']) }))
    .output(nothing),
  fetchNow: procedure
    .route({ method: 'POST', path: '/operators/event-sources/{id}/fetch', summary: 'Ask a source now', tags: ['Operators'] })
    .input(about)
    .output(nothing),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/operators/event-sources/{id}',
      summary: 'Forget a source, and retire its events',
      tags: ['Operators'],
    })
    .input(about)
    .output(nothing),
  curated: procedure
    .route({ method: 'GET', path: '/operators/curated-events', summary: 'The curated events, the next first', tags: ['Operators'] })
    .output(z.object({ items: z.array(curated) })),
  saveCurated: procedure
    .route({
      method: 'PUT',
      path: '/operators/curated-events/{id}',
      summary: 'Change a curated event, or add one under a new id',
      tags: ['Operators'],
    })
    .input(curated)
    .output(nothing),
  removeCurated: procedure
    .route({ method: 'DELETE', path: '/operators/curated-events/{id}', summary: 'Take a curated event out', tags: ['Operators'] })
    .input(about)
    .output(nothing),
}
