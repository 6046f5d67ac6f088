import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { fieldTexts as eventTexts } from '#features/events/field-texts.ts'
import { isTimeZone } from '#features/events/zoned-time.ts'
import { place } from '#features/meetings/contract.ts'
import { placeKinds } from '#features/meetings/choices.ts'
import { memberBrief } from '#features/members/contract.ts'
import { topics } from '#features/newsfeed/topics.ts'
import { audiences } from './choices.ts'
import { fieldTexts } from './field-texts.ts'
import { longestText, mostPlaces, mostStarts, mostTopics, mostWeeks } from './limits.ts'

const tags = ['Office hours']
const nothing = z.object({})
const about = z.object({ id: z.uuid().toLowerCase() })
const zone = z.string().max(60).refine(isTimeZone, invalid(eventTexts.timeZone)).describe('IANA name of the time zone of your clock')

/** Times that begin together each week. */
const times = {
  zone,
  starts: z
    .array(z.string().regex(/^(20|21)\d\d-\d\d-\d\dT\d\d:\d\d$/))
    .min(1)
    .max(mostStarts)
    .refine((all) => new Set(all).size === all.length, invalid(fieldTexts.starts))
    .describe('By the clock of the zone: 2026-11-26T10:00'),
  weeks: z.number().int().min(1).max(mostWeeks).default(1).describe('In how many weeks they take place; 1: only on these dates'),
}

/** What can be changed later. */
const words = {
  title: text(longestText.title).min(1, invalid(fieldTexts.title)),
  about: text(longestText.about).default(''),
  topics: z
    .array(z.enum(topics))
    .min(1, invalid(fieldTexts.topics))
    .max(mostTopics, invalid(fieldTexts.topics))
    .transform((chosen) => topics.filter((each) => chosen.includes(each))),
  open_to: z.enum(audiences).describe('Who may book'),
  group_id: z.uuid().toLowerCase().nullable().default(null).describe('Whose people may book, if it is open to a group'),
  question: text(longestText.question).default('').describe('What members answer when they book; empty: nothing'),
}
const hasGroup = ({ open_to, group_id }: { open_to: string; group_id: string | null }) => open_to !== 'group' || group_id !== null
const groupNeeded = { path: ['group_id'], message: invalid(fieldTexts.group) }

const newOffer = about
  .extend({
    ...words,
    ...times,
    length: z.number().int().min(15).max(90).describe('In minutes'),
    places: z.number().int().min(1).max(mostPlaces),
    place,
  })
  .refine(hasGroup, groupNeeded)
export type NewOffer = z.output<typeof newOffer>

const changedOffer = about.extend(words).refine(hasGroup, groupNeeded)
export type ChangedOffer = z.output<typeof changedOffer>

const moreTimes = about.extend(times)
export type MoreTimes = z.output<typeof moreTimes>

const facts = z.object({
  id: z.uuid(),
  title: z.string(),
  about: z.string(),
  topics: z.array(z.enum(topics)),
  question: z.string(),
  length: z.number().int().describe('In minutes'),
  places: z.number().int().describe('Members at a time; more than 1: a group'),
  place_kind: z.enum(placeKinds),
})

const offer = facts.extend({
  mentor: memberBrief,
  next_free: timestamp.nullable().describe('The first time with a free place; null: there are only waiting lists'),
})
/** What a mentor offers. */
export type Offer = z.infer<typeof offer>

const slot = z.object({
  id: z.uuid(),
  starts_at: timestamp,
  ends_at: timestamp,
  free: z.number().int().describe('Free places'),
  yours: z.enum(['held', 'waiting']).nullable(),
  before_you: z.number().int().nullable().describe('How many have waited longer than you'),
})
export type Slot = z.infer<typeof slot>

const ownOffer = facts.extend({
  open_to: z.enum(audiences),
  group_id: z.uuid().nullable(),
  slots: z.array(
    z.object({
      id: z.uuid(),
      starts_at: timestamp,
      ends_at: timestamp,
      people: z.array(z.object({ member: memberBrief, answer: z.string() })).describe('Who has a place'),
      waiting: z.number().int(),
    }),
  ),
})
export type OwnOffer = z.infer<typeof ownOffer>

const wait = z.object({
  slot_id: z.uuid(),
  offer_id: z.uuid(),
  title: z.string(),
  mentor: memberBrief,
  starts_at: timestamp,
  before_you: z.number().int(),
})
export type Wait = z.infer<typeof wait>

/** Mentors offer times to members whom they need not know, alone or in groups. */
export const officeHoursContract = {
  list: procedure
    .route({ method: 'GET', path: '/office-hours', summary: 'List the office hours that you can book, next ones first', tags })
    .input(
      pageInput().extend({
        topic: z.enum(topics).optional(),
        member_id: memberId.optional().describe('Only those that this member offers'),
      }),
    )
    .output(pageOf(offer)),
  own: procedure
    .route({ method: 'GET', path: '/office-hours/own', summary: 'List your own office hours with their coming times', tags })
    .output(z.object({ items: z.array(ownOffer), has_rooms: z.boolean().describe('Whether the community has video rooms of its own') })),
  waiting: procedure
    .route({ method: 'GET', path: '/office-hours/waiting', summary: 'List the times for which you wait', tags })
    .output(z.object({ items: z.array(wait) })),
  get: procedure
    .route({ method: 'GET', path: '/office-hours/{id}', summary: 'Get office hours with their coming times', tags })
    .input(about)
    .output(offer.extend({ slots: z.array(slot) })),
  offer: procedure
    .route({ method: 'POST', path: '/office-hours/{id}', summary: 'Offer office hours, with a new id', tags })
    .input(newOffer)
    .output(nothing),
  change: procedure
    .route({ method: 'PUT', path: '/office-hours/{id}', summary: 'Change what your office hours are about and for whom', tags })
    .input(changedOffer)
    .output(nothing),
  addTimes: procedure
    .route({
      method: 'POST',
      path: '/office-hours/{id}/times',
      summary: 'Add times to your office hours; those that are there already are left out',
      tags,
    })
    .input(moreTimes)
    .output(nothing),
  end: procedure
    .route({ method: 'DELETE', path: '/office-hours/{id}', summary: 'End your office hours, and cancel their meetings', tags })
    .input(about)
    .output(nothing),
  removeTime: procedure
    .route({
      method: 'DELETE',
      path: '/office-hours/times/{id}',
      summary: 'Remove a time of your office hours, and cancel its meetings',
      tags,
    })
    .input(about)
    .output(nothing),
  book: procedure
    .route({ method: 'POST', path: '/office-hours/times/{id}/place', summary: 'Take a place, or wait for one', tags })
    .input(
      about.extend({
        zone,
        answer: text(longestText.answer).default(''),
        wait: z.boolean().default(false).describe('Whether to wait if it is full'),
      }),
    )
    .output(z.object({ state: z.enum(['held', 'waiting']) })),
  leave: procedure
    .route({ method: 'DELETE', path: '/office-hours/times/{id}/place', summary: 'Give up your place, or stop waiting', tags })
    .input(about)
    .output(nothing),
}

export const officeHoursLive = {
  /** Something about the member's own office hours or places has changed. */
  'officeHours.changed': z.object({}),
}
