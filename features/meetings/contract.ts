import * as z from 'zod'
import { givenTimestamp, largestInteger, memberId, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { fieldTexts as eventTexts } from '#features/events/field-texts.ts'
import { isTimeZone } from '#features/events/zoned-time.ts'
import { memberBrief } from '#features/members/contract.ts'
import { audiences, meetingStates, placeKinds, verdicts } from './choices.ts'
import { fieldTexts } from './field-texts.ts'
import { longestText, mostSlotDays, mostTimes } from './limits.ts'

const tags = ['Meetings']
const nothing = z.object({})
const about = z.object({ id: z.uuid().toLowerCase() })
const withMember = z.object({ id: memberId.describe('The other member') })
const minutes = (most: number) => z.number().int().min(0).max(most)

const zone = z.string().max(60).refine(isTimeZone, invalid(eventTexts.timeZone)).describe('IANA name of the time zone of your clock')
const length = z.number().int().min(15).max(90).describe('In minutes')
const word = text(longestText.word).default('')
const times = z
  .array(givenTimestamp)
  .min(1)
  .max(mostTimes)
  .refine((all) => new Set(all.map((time) => Date.parse(time))).size === all.length, invalid(fieldTexts.times))

const clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
const hours = z
  .array(z.object({ from: clock, until: clock }))
  .max(6)
  .refine(
    (parts) => parts.every((part, at) => part.from < part.until && (parts[at + 1]?.from ?? '24:00') >= part.until),
    invalid(fieldTexts.hours),
  )
  .describe('By the clock of the zone, in order')

const availability = z.object({
  zone,
  week: z.array(hours).length(7).describe('Monday first'),
  exceptions: z
    .array(z.object({ date: z.iso.date().regex(/^(19|20|21)/), hours }))
    .max(60)
    .refine((all) => new Set(all.map(({ date }) => date)).size === all.length, invalid(fieldTexts.dates))
    .describe('Dates with other hours; without hours: not available'),
  length,
  before: minutes(120).describe('Minutes kept free before each meeting'),
  after: minutes(120),
  notice: minutes(14 * 24 * 60).describe('Shortest time between booking and meeting, in minutes'),
  perDay: z.number().int().min(1).max(50).nullable(),
  perWeek: z.number().int().min(1).max(200).nullable(),
  daysAhead: z.number().int().min(1).max(180),
})

export const place = z
  .object({ kind: z.enum(placeKinds), text: text(longestText.place).default('') })
  .refine(({ kind, text: given }) => kind !== 'link' || URL.parse(given)?.protocol === 'https:', {
    path: ['text'],
    message: invalid(fieldTexts.link),
  })
  .refine(({ kind, text: given }) => kind === 'community' || kind === 'link' || given !== '', {
    path: ['text'],
    message: invalid(fieldTexts.place),
  })
export type Place = z.output<typeof place>

const settings = z
  .object({
    open_to: z.enum(audiences).describe('Who may book; introduced: members whose introduction you accepted'),
    group_id: z.uuid().toLowerCase().nullable().default(null).describe('Whose people may book, if it is open to a group'),
    availability,
    place: place.nullable().describe('Where you meet those who book; needed if anybody may'),
    mails: z.boolean().describe('Whether you get invitations for your calendar by email'),
  })
  .refine(({ open_to, group_id }) => open_to !== 'group' || group_id !== null, { path: ['group_id'], message: invalid(fieldTexts.group) })
  .refine(({ open_to, place: given }) => open_to === 'nobody' || given !== null, { path: ['place'], message: invalid(fieldTexts.place) })
export type MeetingSettings = z.output<typeof settings>

const meeting = z.object({
  id: z.uuid(),
  state: z.enum(meetingStates),
  with: memberBrief.nullable().describe('The other member; null if they are not here any more'),
  is_yours: z.boolean().describe('Whether you suggested or booked it first'),
  is_booked: z.boolean().describe('Whether it was booked on a booking page'),
  is_fixed: z.boolean().describe('Whether its time cannot be moved, as in office hours'),
  your_turn: z.boolean().describe('Whether your answer is awaited'),
  times: z.array(timestamp).describe('Suggested times; empty unless it is open'),
  length: z.number().int().describe('In minutes'),
  starts_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  their_zone: z.string().nullable().describe('The time zone of the other’s clock, if known'),
  place: z.object({ kind: z.enum(placeKinds), text: z.string() }),
  word: z.string().describe('What was written last'),
  word_is_yours: z.boolean(),
  late: z.object({ minutes: z.number().int(), is_you: z.boolean() }).nullable().describe('Who is running late'),
  sequence: z.number().int().describe('Counts changes of time and place; pass it on when you move the meeting'),
  changed_at: timestamp,
})
export type Meeting = z.infer<typeof meeting>

const booking = z.object({
  member: memberBrief,
  zone: z.string(),
  length: z.number().int(),
  place_kind: z.enum(placeKinds),
  days_ahead: z.number().int().describe('How far ahead you can book'),
})
/** What a member offers to those who may book. */
export type Booking = z.infer<typeof booking>

const day = z.iso.date().regex(/^(19|20|21)/)
const notes = z.object({
  note: text(longestText.note).default(''),
  step: text(longestText.step).default('').describe('What you want to do next'),
  step_on: day.nullable().default(null).describe('By when; needed for a step'),
  worth: z
    .enum(verdicts)
    .nullable()
    .default(null)
    .describe('Whether the meeting was worth it. It only counts for the order of your own matches.'),
})
const hasStep = ({ step, step_on }: { step: string; step_on: string | null }) => step !== '' || step_on === null
const hasDate = ({ step, step_on }: { step: string; step_on: string | null }) => step === '' || step_on !== null

const ownNotes = notes.extend({ step_done: z.boolean() })
/** What a member keeps about a meeting; nobody else reads it. */
export type OwnNotes = z.infer<typeof ownNotes>

const step = z.object({ meeting_id: z.uuid(), step: z.string(), step_on: z.string(), with: memberBrief.nullable() })
export type Step = z.infer<typeof step>

const earlier = z.object({
  meeting_id: z.uuid(),
  at: timestamp,
  note: z.string(),
  step: z.string(),
  step_on: z.string().nullable(),
  step_done: z.boolean(),
})
export type Earlier = z.infer<typeof earlier>

const newMeeting = about.extend({ member_id: memberId, zone, word })

/** Two members agree on a time: one offers hours to book, or suggests up to five times. */
export const meetingsContract = {
  settings: procedure.route({ method: 'GET', path: '/meetings/settings', summary: 'Get when and by whom you can be booked', tags }).output(
    z.object({
      settings: settings.nullable().describe('Null: never saved; nobody can book then'),
      mails: z.boolean().describe('Whether you get invitations by email, also while nothing is saved'),
      has_rooms: z.boolean().describe('Whether the community has video rooms of its own'),
    }),
  ),
  saveSettings: procedure
    .route({ method: 'PUT', path: '/meetings/settings', summary: 'Save when and by whom you can be booked', tags })
    .input(settings)
    .output(nothing),
  offer: procedure
    .route({
      method: 'GET',
      path: '/meetings/with/{id}',
      summary: 'Get how you can meet a member; the same answer for members who do not offer it and who do not exist for you',
      tags,
    })
    .input(withMember)
    .output(
      z.object({
        booking: booking.nullable().describe('Null: you cannot book'),
        can_propose: z.boolean(),
        has_rooms: z.boolean().describe('Whether the community has video rooms of its own'),
      }),
    ),
  slots: procedure
    .route({ method: 'GET', path: '/meetings/with/{id}/slots', summary: 'List the free times of a member, as far as you may book', tags })
    .input(withMember.extend({ from: givenTimestamp, days: z.coerce.number().int().min(1).max(mostSlotDays).default(mostSlotDays) }))
    .output(
      z.object({
        step: z.int().describe('Minutes between the starts of a run'),
        first: timestamp.nullable().describe('The first free start; null: there is none'),
        runs: z
          .array(z.object({ after: z.int().describe('Minutes after `first` at which it begins'), count: z.int() }))
          .describe('Free starts that follow each other, earliest first'),
      }),
    ),
  between: procedure
    .route({
      method: 'GET',
      path: '/meetings/with/{id}/current',
      summary: 'List open suggestions and coming meetings with a member, next ones first',
      tags,
    })
    .input(withMember)
    .output(z.object({ items: z.array(meeting) })),
  list: procedure
    .route({ method: 'GET', path: '/meetings', summary: 'List your meetings', tags })
    .input(pageInput().extend({ which: z.enum(['next', 'waiting', 'past']).default('next') }))
    .output(pageOf(meeting)),
  steps: procedure
    .route({
      method: 'GET',
      path: '/meetings/steps',
      summary: 'List the next steps that you noted and have not done, earliest first',
      tags,
    })
    .input(pageInput())
    .output(pageOf(step)),
  earlier: procedure
    .route({
      method: 'GET',
      path: '/meetings/with/{id}/notes',
      summary: 'List your notes about meetings with a member, latest first',
      tags,
    })
    .input(withMember)
    .output(z.object({ items: z.array(earlier) })),
  notes: procedure
    .route({ method: 'GET', path: '/meetings/{id}/notes', summary: 'Get your own notes about a meeting', tags })
    .input(about)
    .output(ownNotes),
  saveNotes: procedure
    .route({ method: 'PUT', path: '/meetings/{id}/notes', summary: 'Save your own notes about a meeting', tags })
    .input(
      about
        .extend(notes.shape)
        .refine(hasStep, { path: ['step'], message: invalid(fieldTexts.step) })
        .refine(hasDate, { path: ['step_on'], message: invalid(fieldTexts.stepDate) }),
    )
    .output(nothing),
  finishStep: procedure
    .route({ method: 'PUT', path: '/meetings/{id}/step', summary: 'Mark your next step as done, or not', tags })
    .input(about.extend({ is_done: z.boolean() }))
    .output(nothing),
  get: procedure.route({ method: 'GET', path: '/meetings/{id}', summary: 'Get a meeting', tags }).input(about).output(meeting),
  book: procedure
    .route({ method: 'POST', path: '/meetings/{id}/booking', summary: 'Book a free time of a member, with a new id', tags })
    .input(newMeeting.extend({ starts_at: givenTimestamp }))
    .output(meeting),
  propose: procedure
    .route({ method: 'POST', path: '/meetings/{id}', summary: 'Suggest up to five times to a member, with a new id', tags })
    .input(newMeeting.extend({ times, length, place }))
    .output(meeting),
  pick: procedure
    .route({ method: 'POST', path: '/meetings/{id}/pick', summary: 'Agree to one of the suggested times', tags })
    .input(about.extend({ starts_at: givenTimestamp, zone }))
    .output(meeting),
  counter: procedure
    .route({ method: 'POST', path: '/meetings/{id}/counter', summary: 'Suggest other times instead', tags })
    .input(about.extend({ times, zone, word }))
    .output(meeting),
  decline: procedure
    .route({ method: 'POST', path: '/meetings/{id}/decline', summary: 'Decline the suggested times, perhaps with a word', tags })
    .input(about.extend({ word }))
    .output(nothing),
  move: procedure
    .route({
      method: 'POST',
      path: '/meetings/{id}/move',
      summary: 'Move a meeting to another time; refused if it was moved meanwhile. Of a member who offers hours, to a free one.',
      tags,
    })
    .input(about.extend({ starts_at: givenTimestamp, sequence: z.number().int().min(0).max(largestInteger) }))
    .output(meeting),
  cancel: procedure
    .route({ method: 'POST', path: '/meetings/{id}/cancel', summary: 'Cancel a meeting, or withdraw the times you suggested', tags })
    .input(about.extend({ word: word.describe('The reason') }))
    .output(nothing),
  tellLate: procedure
    .route({ method: 'POST', path: '/meetings/{id}/late', summary: 'Tell the other that you are running late', tags })
    .input(about.extend({ minutes: z.number().int().min(5).max(30) }))
    .output(nothing),
}

export const meetingsLive = {
  /** A meeting of the member's has changed. */
  'meetings.changed': z.object({ id: z.uuid() }),
}
