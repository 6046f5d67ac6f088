import * as z from 'zod'
import { downloadOf, largestInteger, memberId, pageInput, pageOf, procedure, serverText, timestamp } from '#platform/contract.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { country } from '#features/places/contract.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { normalisedWebsite } from '#features/profiles/website.ts'
import { fieldTexts } from './field-texts.ts'
import { largestPrice, longestEvent, longestText, mostCapacity, mostLocations, mostQuestions } from './limits.ts'
import {
  attendanceStatuses,
  calendarProviders,
  categoryCodes,
  digestFrequencies,
  eventFormats,
  eventSourceKinds,
  eventTopics,
  eventTypes,
  historyFilters,
  preferredDays,
  preferredTimes,
  usualCategory,
} from './vocabulary.ts'
import { isTimeZone, timesOf } from './zoned-time.ts'

const amount = z.number().int().nullable().describe('Minor units of `currency`; null where nothing is said')
const count = z.number().int().min(0)

/** An event as lists, the calendar and what others put beside it need it. */
const eventCard = z.object({
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

const text = (most: number) => z.string().trim().max(most, tooLong(most))
const list = <Value extends z.ZodType>(value: Value, most: number) => z.array(value).max(most, invalid(fieldTexts.tooMany, { most }))
const link = (most: number) =>
  text(most)
    .transform((value, context) => {
      if (!value) return ''
      const url = normalisedWebsite(value)
      if (!url) context.issues.push({ code: 'custom', message: invalid(fieldTexts.link), input: value })
      return url ?? ''
    })
    .default('')
const price = z
  .number(invalid(fieldTexts.price))
  .int(invalid(fieldTexts.price))
  .min(0, invalid(fieldTexts.price))
  .max(1e11, invalid(fieldTexts.price))
  .nullable()
  .default(null)
  .describe('Minor units of `currency`; 0 for free, null for nothing said')
const capacity = invalid(fieldTexts.capacity, { most: mostCapacity })
const category = z.coerce.number().int().pipe(z.literal(categoryCodes))
/** PostgreSQL and the calendar know no year 0, and nobody plans for the year 9999. */
const date = z.iso.date().regex(/^(19|20|21)/)
const localTime = (missing: { id: string; message: string }) =>
  z.string(invalid(missing)).regex(/^(20|21)\d\d-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d)?$/, invalid(missing))

const question = z.object({
  id: z.uuid(),
  label: text(longestText.question).min(1, invalid(fieldTexts.question)),
  isRequired: z.boolean().default(false),
})
export type Question = z.infer<typeof question>
const answers = z.record(z.uuid(), text(longestText.answer))

const eventInput = z
  .object({
    title: text(longestText.title).min(1, invalid(fieldTexts.title)),
    description: text(longestText.description).default(''),
    starts: localTime(fieldTexts.starts).describe("As the clocks of `time_zone` have it: '2026-03-29T09:30'; '2026-03-29' for a whole day"),
    ends: localTime(fieldTexts.ends).describe('The same; of whole days, the last one'),
    time_zone: z.string().max(60, tooLong(60)).refine(isTimeZone, invalid(fieldTexts.timeZone)),
    format: z.enum(eventFormats),
    venue: text(longestText.venue).default(''),
    address: text(longestText.address).default(''),
    country: country.nullable().default(null),
    city_id: z.number().int().max(largestInteger).nullable().default(null).describe('GeoNames id, from places.cities'),
    category: category.default(usualCategory),
    type: z.enum(eventTypes).nullable().default(null),
    topics: list(z.enum(eventTopics), eventTopics.length).default([]),
    website: link(longestText.website),
    joining: link(longestText.joining).describe('Where an online event takes place: shown to who is registered'),
    min_price: price,
    max_price: price,
    currency: z.enum(currencies).default('EUR'),
    capacity: z.number(capacity).int(capacity).min(1, capacity).max(mostCapacity, capacity).nullable().default(null),
    needs_approval: z.boolean().default(false),
    questions: list(question, mostQuestions).default([]),
  })
  .superRefine((event, context) => {
    const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (event.format !== 'online' && !event.venue && event.city_id === null) fault('venue', invalid(fieldTexts.venue))
    if (event.city_id !== null && event.country === null) fault('country', invalid(fieldTexts.country))
    if (event.min_price !== null && event.max_price !== null && event.min_price > event.max_price) {
      fault('max_price', invalid(fieldTexts.priceRange))
    }
    if (event.starts.length !== event.ends.length) fault('ends', invalid(fieldTexts.ends))
    const when = isTimeZone(event.time_zone) ? timesOf(event) : undefined
    if (!when) fault('starts', invalid(fieldTexts.starts))
    else if (when.ends_at <= when.starts_at) fault('ends', invalid(fieldTexts.endsBefore))
    else if (when.ends_at.getTime() - when.starts_at.getTime() > longestEvent * 86_400_000)
      fault('ends', invalid(fieldTexts.tooLong, { days: longestEvent }))
  })

export type EventInput = z.input<typeof eventInput>
export type ValidEventInput = z.output<typeof eventInput>

const event = eventCard.omit({ excerpt: true }).extend({
  description: z.string(),
  city_id: z.number().int().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  needs_approval: z.boolean(),
  questions: z.array(question),
  answers: answers.describe("One's own, by the question's id"),
  joining: z.string().describe('Where an online event takes place; empty for who is not registered'),
  cancel_reason: z.string(),
  host: memberBrief.nullable(),
  waiting: count.describe('How many wait for a place'),
  requests: count.describe("How many wait for the host's answer; for the host alone"),
  isOwn: z.boolean(),
  askAttendance: z.boolean().describe('Whether the member was never asked if others may see where they go'),
})
export type EventDetails = z.infer<typeof event>

const about = z.object({ id: z.uuid() })
const nothing = z.object({})

/** An event as a day of the calendar names it. */
const dayEvent = z.object({
  id: z.uuid(),
  title: z.string(),
  starts_at: timestamp,
  time_zone: z.string(),
  all_day: z.boolean(),
  format: z.enum(eventFormats),
  isOwn: z.boolean().describe('One hosts it, or goes'),
})
export type DayEvent = z.infer<typeof dayEvent>

const timeZone = z.string().max(60).refine(isTimeZone, invalid(fieldTexts.timeZone))
const inCalendar = z.object({ zone: timeZone.describe("The viewer's, as the IANA names it"), category: category.optional() })

const todaysEvent = eventCard.extend({
  joining: z.string().describe('Where it takes place online; empty for what does not'),
  isOwn: z.boolean().describe('One hosts it'),
})
export type TodaysEvent = z.infer<typeof todaysEvent>

const finding = z.object({
  query: text(100).optional().describe('Words of title, organiser, place and description'),
  place: z.coerce.number().int().optional().describe('GeoNames id of the city it is near'),
  radius: z.coerce.number().int().min(5).max(100).multipleOf(5).default(25).describe('In km'),
  from: date.optional().describe('First date; today without'),
  to: date.optional().describe('Last date'),
  zone: timeZone.default('UTC').describe("Whose dates these are: the viewer's"),
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

const attendee = z.object({
  member: memberBrief,
  status: z.enum(attendanceStatuses),
  answers,
  registered_at: timestamp,
})
export type Attendee = z.infer<typeof attendee>

const wholeEuros = z
  .number(invalid(fieldTexts.price))
  .int(invalid(fieldTexts.price))
  .min(0, invalid(fieldTexts.price))
  .max(largestPrice, invalid(fieldTexts.price))
const preferences = z.object({
  preferred_categories: list(z.enum(eventTopics), eventTopics.length),
  preferred_locations: z
    .array(text(longestText.location))
    .max(mostLocations, invalid(fieldTexts.locations, { most: mostLocations }))
    .transform((places) => [...new Set(places.filter(Boolean))])
    .describe('Names of cities'),
  location_radius: z.number().int().min(5).max(100).multipleOf(5).describe('In km'),
  allow_virtual_events: z.boolean(),
  min_price: wholeEuros.describe('In whole euros, about'),
  max_price: wholeEuros,
  include_free_events: z.boolean(),
  email_notifications: z.boolean(),
  push_notifications: z.boolean(),
  notification_frequency: z.enum(digestFrequencies),
  advance_notice_days: z
    .number(invalid(fieldTexts.noticeDays))
    .int(invalid(fieldTexts.noticeDays))
    .min(0, invalid(fieldTexts.noticeDays))
    .max(60, invalid(fieldTexts.noticeDays)),
  preferred_days: list(z.enum(preferredDays), 7),
  preferred_times: list(z.enum(Object.keys(preferredTimes) as (keyof typeof preferredTimes)[]), 3),
  timezone: timeZone,
  calendar_sync_enabled: z.boolean(),
  calendar_provider: z.enum(calendarProviders),
  auto_add_registered_events: z.boolean(),
  shows_attendance: z.boolean().nullable().describe('Whether others see where one goes; null: never asked'),
})
export type EventPreferences = z.infer<typeof preferences>
const preferencesInput = preferences.refine(({ min_price, max_price }) => min_price <= max_price, {
  path: ['max_price'],
  message: invalid(fieldTexts.priceRange),
})

const tags = ['Events']

export const eventsContract = {
  days: procedure
    .route({ method: 'GET', path: '/event-days', summary: 'The first events of each day from one date on, and how many there are', tags })
    .input(
      inCalendar.extend({
        from: date,
        days: z.coerce.number().int().min(1).max(42),
        each: z.coerce.number().int().min(1).max(20).default(2).describe('How many of a day, at most'),
      }),
    )
    .output(
      z.object({
        items: z.array(z.object({ date: z.iso.date(), events: z.array(dayEvent), count: count.describe('100 at most') })),
      }),
    ),
  day: procedure
    .route({ method: 'GET', path: '/event-days/{date}', summary: 'The events of one date, the first first', tags })
    .input(inCalendar.extend({ date, ...pageInput().shape }))
    .output(pageOf(eventCard)),
  find: procedure
    .route({ method: 'GET', path: '/events', summary: 'Events ahead, the next first', tags })
    .input(finding.extend(pageInput().shape))
    .output(pageOf(eventCard)),
  featured: procedure
    .route({ method: 'GET', path: '/events/featured', summary: 'Three events to look at', tags })
    .output(z.object({ items: z.array(eventCard).max(3) })),
  recommended: procedure
    .route({ method: 'GET', path: '/events/recommended', summary: 'Up to ten events for the member, each with its reasons', tags })
    .output(z.object({ items: z.array(recommendation).max(10) })),
  dismiss: procedure
    .route({ method: 'PUT', path: '/events/{id}/dismissal', summary: 'Recommend an event no more; or again', tags })
    .input(about.extend({ isDismissed: z.boolean() }))
    .output(nothing),
  ofMember: procedure
    .route({ method: 'GET', path: '/members/{id}/events', summary: 'Where a connection goes, if they let others see it', tags })
    .input(about.extend({ id: memberId }))
    .output(z.object({ items: z.array(eventCard).max(5) })),
  get: procedure.route({ method: 'GET', path: '/events/{id}', summary: 'One event', tags }).input(about).output(event),
  going: procedure
    .route({ method: 'GET', path: '/events/{id}/going', summary: "One's connections who go and let others see it", tags })
    .input(about.extend(pageInput().shape))
    .output(pageOf(memberBrief)),
  hosted: procedure
    .route({ method: 'GET', path: '/events/hosted', summary: 'Events that one hosts, the last first', tags })
    .input(pageInput())
    .output(pageOf(eventCard)),
  post: procedure
    .route({ method: 'POST', path: '/events', summary: 'Host an event; again under the same id it changes nothing', tags })
    .input(eventInput.safeExtend({ id: z.uuid().describe('Made by the client, new for each event') }))
    .output(about),
  change: procedure
    .route({ method: 'PUT', path: '/events/{id}', summary: "Change one's own event; attendees are told of another time or place", tags })
    .input(eventInput.safeExtend({ id: z.uuid() }))
    .output(nothing),
  cancel: procedure
    .route({ method: 'POST', path: '/events/{id}/cancellation', summary: "Cancel one's own event; attendees are told", tags })
    .input(about.extend({ reason: text(longestText.cancelReason).default('') }))
    .output(nothing),
  register: procedure
    .route({ method: 'PUT', path: '/events/{id}/registration', summary: 'Register; of an event elsewhere: say that one did', tags })
    .input(about.extend({ answers: answers.default({}) }))
    .output(z.object({ status: z.enum(attendanceStatuses) })),
  unregister: procedure
    .route({ method: 'DELETE', path: '/events/{id}/registration', summary: 'Take the registration back', tags })
    .input(about)
    .output(nothing),
  interact: procedure
    .route({ method: 'POST', path: '/events/{id}/interactions', summary: 'Note that one followed a link of an event', tags })
    .input(about.extend({ interaction_type: z.enum(['registration_attempted', 'view_clicked']) }))
    .output(nothing),
  attendees: procedure
    .route({ method: 'GET', path: '/events/{id}/attendees', summary: "Who registered for one's own event, in the order they came", tags })
    .input(about.extend({ status: z.enum(attendanceStatuses).optional(), ...pageInput({ most: 100, usual: 50 }).shape }))
    .output(pageOf(attendee)),
  answerRequest: procedure
    .route({ method: 'PUT', path: '/events/{id}/attendees/{member_id}', summary: 'Let somebody in who asked, or not', tags })
    .input(about.extend({ member_id: memberId, isAccepted: z.boolean() }))
    .output(nothing),
  checkIn: procedure
    .route({ method: 'PUT', path: '/events/{id}/attendees/{member_id}/presence', summary: 'Say who came', tags })
    .input(about.extend({ member_id: memberId, status: z.enum(['registered', 'attended', 'no_show']) }))
    .output(nothing),
  today: procedure
    .route({ method: 'GET', path: '/events/today', summary: 'What one goes to or hosts today and is not over, the first first', tags })
    .input(inCalendar.pick({ zone: true }))
    .output(z.object({ items: z.array(todaysEvent) })),
  history: procedure
    .route({ method: 'GET', path: '/event-history', summary: 'What one registered for, the last first', tags })
    .input(z.object({ status: z.enum(historyFilters).default('all'), ...pageInput().shape }))
    .output(pageOf(eventCard)),
  preferences: procedure
    .route({ method: 'GET', path: '/event-preferences', summary: 'What one wants to be shown and told of', tags })
    .output(preferences),
  savePreferences: procedure
    .route({ method: 'PUT', path: '/event-preferences', summary: 'Save them', tags })
    .input(preferencesInput)
    .output(nothing),
  showAttendance: procedure
    .route({ method: 'PUT', path: '/event-preferences/attendance', summary: 'Whether others see where one goes', tags })
    .input(z.object({ shows: z.boolean() }))
    .output(nothing),
  pictureFile: procedure
    .meta({ load: 'files' })
    .route({ method: 'GET', path: '/event-pictures/{+key}', summary: 'A picture of an event', tags })
    .input(z.object({ key: z.string().max(200) }))
    .output(downloadOf('image/webp')),
}

export const eventsLive = {
  /** Something of an event that the member hosts, or goes to, has changed. Ask anew. */
  'events.changed': z.object({ event_id: z.uuid() }),
  /** The member did something about an event themselves, on another device perhaps. */
  'events.ownChanged': z.object({ event_id: z.uuid() }),
}
