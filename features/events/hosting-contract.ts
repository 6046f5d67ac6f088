import * as z from 'zod'
import { largestInteger, memberId, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { country } from '#features/places/contract.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { normalisedWebsite } from '#platform/website.ts'
import { pictureUpload, profileProblems } from '#features/profiles/contract.ts'
import { croppedKinds } from '#features/profiles/picture-kinds.ts'
import { fieldTexts } from './field-texts.ts'
import { longestEvent, longestText, mostCapacity, mostDates, mostQuestions } from './limits.ts'
import { answers, question } from './registration-contract.ts'
import { rhythms } from './repeat.ts'
import { about, category, date, eventCard, list, nothing, tags, wholeNumber } from './shared-contract.ts'
import { attendanceStatuses, eventFormats, eventTopics, eventTypes, usualCategory } from './vocabulary.ts'
import { isTimeZone, timesOf } from './zoned-time.ts'

const link = (most: number) =>
  text(most)
    .transform((value, context) => {
      if (!value) return ''
      const url = normalisedWebsite(value)
      if (!url) context.issues.push({ code: 'custom', message: invalid(fieldTexts.link), input: value })
      return url ?? ''
    })
    .default('')
const price = wholeNumber(1e11, invalid(fieldTexts.price))
  .nullable()
  .default(null)
  .describe('Minor units of `currency`; 0 if free, null if not stated')
const capacity = invalid(fieldTexts.capacity, { most: mostCapacity })
const localTime = (missing: { id: string; message: string }) =>
  z.string(invalid(missing)).regex(/^(20|21)\d\d-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d)?$/, invalid(missing))

const eventInput = z
  .object({
    organisation_id: z
      .uuid()
      .toLowerCase()
      .nullable()
      .optional()
      .describe('One of your organisations, to host it in its name; null: host it yourself; left out: as it was'),
    title: text(longestText.title).min(1, invalid(fieldTexts.title)),
    description: text(longestText.description).default(''),
    starts: localTime(fieldTexts.starts).describe("Local time in `time_zone`: '2026-03-29T09:30', or '2026-03-29' for an all-day event"),
    ends: localTime(fieldTexts.ends).describe('In the same form; for all-day events, the last day'),
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
    joining: link(longestText.joining).describe('Link to join online, shown to registered members'),
    min_price: price,
    max_price: price,
    currency: z.enum(currencies).default('EUR'),
    capacity: wholeNumber(mostCapacity, capacity, 1).nullable().default(null),
    needs_approval: z.boolean().default(false),
    is_public: z.boolean().default(false).describe('Whether visitors can read its public page'),
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

const repeat = z
  .object({
    rhythm: z.enum(rhythms).describe('Monthly: on the same weekday of the month, such as the third Thursday'),
    times: wholeNumber(mostDates, invalid(fieldTexts.repeat, { most: mostDates }), 2)
      .nullable()
      .default(null),
    until: date.nullable().default(null).describe('The last possible date'),
  })
  .refine(({ times, until }) => (times === null) !== (until === null), {
    path: ['times'],
    message: invalid(fieldTexts.repeat, { most: mostDates }),
  })
  .describe('Makes an event for each date, up to a number of dates or a last date')

/** Which dates of a series are meant. */
const scope = z.enum(['one', 'following']).default('one').describe('In a series: only this event, or this and those that follow')

export type EventInput = z.input<typeof eventInput>
export type ValidEventInput = z.output<typeof eventInput>

const attendee = z.object({
  member: memberBrief,
  status: z.enum(attendanceStatuses),
  answers,
  registered_at: timestamp,
})
export type Attendee = z.infer<typeof attendee>

const uploaded = {
  maxBytes: croppedKinds.wide.maxBytes,
  problems: {
    missing: profileProblems.notAnImage,
    tooLarge: profileProblems.pictureTooLarge,
    signedOut: profileProblems.uploadSignedOut,
  },
}

export const hostingProcedures = {
  hosted: procedure
    .route({ method: 'GET', path: '/events/hosted', summary: 'List the events that you host, latest first', tags })
    .input(pageInput())
    .output(pageOf(eventCard)),
  ofOrganisation: procedure
    .route({
      method: 'GET',
      path: '/organisations/{id}/events',
      summary: 'List the current and upcoming events of an organisation, soonest first',
      tags,
    })
    .input(z.object({ id: z.uuid().toLowerCase(), ...pageInput().shape }))
    .output(pageOf(eventCard)),
  ofGroup: procedure
    .route({ method: 'GET', path: '/groups/{id}/events', summary: 'List the current and upcoming events of a group, soonest first', tags })
    .input(z.object({ id: z.uuid().toLowerCase(), ...pageInput().shape }))
    .output(pageOf(eventCard)),
  post: procedure
    .route({ method: 'POST', path: '/events', summary: 'Create an event; repeating the request with the same id has no effect', tags })
    .input(
      eventInput.safeExtend({
        id: z.uuid().describe('Generated by the client, new for each event'),
        repeat: repeat.nullish(),
        group_id: z
          .uuid()
          .toLowerCase()
          .nullable()
          .default(null)
          .describe('A group of yours, whose people alone can see it and register: it has no public page, and no organisation hosts it'),
      }),
    )
    .output(about),
  change: procedure
    .route({
      method: 'PUT',
      path: '/events/{id}',
      summary: 'Update an event of your own or of an organisation that you manage; attendees are notified if the time or location changes',
      tags,
    })
    .input(eventInput.safeExtend({ id: z.uuid(), scope }))
    .output(nothing),
  cancel: procedure
    .route({
      method: 'POST',
      path: '/events/{id}/cancellation',
      summary: 'Cancel an event of your own or of an organisation that you manage; attendees are notified',
      tags,
    })
    .input(about.extend({ reason: text(longestText.cancelReason).default(''), scope }))
    .output(nothing),
  uploadPicture: procedure
    .meta({ upload: uploaded })
    .route({ method: 'POST', path: '/events/{id}/picture', summary: 'Upload the picture of an event, twice as wide as high', tags })
    .input(pictureUpload.safeExtend(about.shape))
    .output(nothing),
  describePicture: procedure
    .route({ method: 'PUT', path: '/events/{id}/picture', summary: 'Describe the picture of an event for those who cannot see it', tags })
    .input(about.extend({ alt: text(longestText.alt) }))
    .output(nothing),
  removePicture: procedure
    .route({ method: 'DELETE', path: '/events/{id}/picture', summary: 'Remove the picture of an event', tags })
    .input(about)
    .output(nothing),
  attendees: procedure
    .route({
      method: 'GET',
      path: '/events/{id}/attendees',
      summary: 'List the registrations for an event of yours or of your organisation, in order of registration',
      tags,
    })
    .input(about.extend({ status: z.enum(attendanceStatuses).optional(), ...pageInput({ most: 100, usual: 50 }).shape }))
    .output(pageOf(attendee)),
  answerRequest: procedure
    .route({ method: 'PUT', path: '/events/{id}/attendees/{member_id}', summary: 'Accept or decline a registration request', tags })
    .input(about.extend({ member_id: memberId, isAccepted: z.boolean() }))
    .output(nothing),
  checkIn: procedure
    .route({ method: 'PUT', path: '/events/{id}/attendees/{member_id}/presence', summary: 'Record whether a member attended', tags })
    .input(about.extend({ member_id: memberId, status: z.enum(['registered', 'attended', 'no_show']) }))
    .output(nothing),
  checkInTicket: procedure
    .route({ method: 'POST', path: '/events/{id}/check-in', summary: 'Check in the holder of a ticket', tags })
    .input(about.extend({ code: z.string().max(500).describe('What its QR code contains, or its short code') }))
    .output(z.object({ member: memberBrief, before: timestamp.nullable().describe('When they had already been checked in') })),
}
