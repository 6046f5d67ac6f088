import * as z from 'zod'
import { largestInteger, memberId, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { fieldTexts as eventTexts } from '#features/events/field-texts.ts'
import { isTimeZone } from '#features/events/zoned-time.ts'
import { memberBrief } from '#features/members/contract.ts'
import { dayStates, obstacles, sides } from './choices.ts'
import { fieldTexts } from './field-texts.ts'
import { lengths, longestBreak, longestText, mostAdded, mostRounds } from './limits.ts'

const tags = ['Operators']
const nothing = z.object({})
export const about = z.object({ id: z.uuid().toLowerCase() })
/** What the operator has seen: refused if somebody has changed the day since. */
const seen = about.extend({ version: z.number().int().min(1).max(largestInteger) })
const pair = { mentor_id: memberId, founder_id: memberId }
const date = z.iso.date().regex(/^(19|20|21)/)

const settings = z.object({
  title: text(longestText.title).min(1, invalid(fieldTexts.title)),
  note: text(longestText.note).default(''),
  day: date,
  zone: z.string().max(60).refine(isTimeZone, invalid(eventTexts.timeZone)).describe('IANA name'),
  first_start: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, invalid(fieldTexts.firstStart))
    .describe('By the clock of the zone: 09:00'),
  length: z.number().int().min(lengths.least).max(lengths.most).describe('In minutes'),
  break_minutes: z.number().int().min(0).max(longestBreak),
  rounds: z.number().int().min(1).max(mostRounds),
  most: z.number().int().min(1).max(mostRounds).nullable().default(null).describe('Meetings of a founder at most; null: one in each round'),
  wishes_until: date.nullable().default(null).describe('The last day for wishes'),
})
export type DaySettings = z.output<typeof settings>

const facts = settings.extend({ id: z.uuid(), state: z.enum(dayStates), version: z.number().int() })
export type DayFacts = z.infer<typeof facts>

const listed = facts.extend({ mentors: z.number().int(), founders: z.number().int(), meetings: z.number().int() })
export type ListedDay = z.infer<typeof listed>

const takingPart = z.object({
  member: memberBrief,
  side: z.enum(sides),
  place: z.string().describe('Of a mentor'),
  is_out: z.boolean(),
  has_answered: z.boolean(),
  wishes: z.array(memberId).describe('First choice first'),
})
export type TakingPart = z.infer<typeof takingPart>

const planned = z.object({
  ...pair,
  round: z.number().int().nullable().describe('The first is 1; null: no round is left for the two'),
  is_pinned: z.boolean().describe('Planning again leaves it'),
  is_off: z.boolean().describe('Whether it was cancelled'),
  reason: z.object({
    kind: z.enum(['both', 'founder', 'mentor', 'topics', 'hand', 'free']),
    mentor_rank: z.number().int().nullable().describe('Which choice of the mentor the founder is'),
    founder_rank: z.number().int().nullable(),
    topics: z.array(z.string()).describe('What they have in common'),
  }),
  obstacle: z.enum(obstacles).nullable().describe('Why it cannot take place'),
})
export type PlannedMeeting = z.infer<typeof planned>

const operated = facts.extend({
  times: z.array(z.object({ starts_at: timestamp, ends_at: timestamp })).describe('Of the rounds'),
  people: z.array(takingPart),
  meetings: z.array(planned),
  has_rooms: z.boolean().describe('Whether the community has video rooms of its own'),
})
export type OperatedDay = z.infer<typeof operated>

const path = '/operators/mentoring-days' as const

/** How operators plan a day. */
export const staffProcedures = {
  list: procedure
    .route({ method: 'GET', path, summary: 'List mentoring days, latest first', tags })
    .input(pageInput())
    .output(pageOf(listed)),
  get: procedure
    .route({ method: 'GET', path: `${path}/{id}`, summary: 'Get a mentoring day with its people, wishes and plan', tags })
    .input(about)
    .output(operated),
  save: procedure
    .route({ method: 'PUT', path: `${path}/{id}`, summary: 'Change a mentoring day, or create one with a new id and version 0', tags })
    .input(about.extend({ version: z.number().int().min(0).max(largestInteger), ...settings.shape }))
    .output(nothing),
  remove: procedure
    .route({ method: 'DELETE', path: `${path}/{id}`, summary: 'Delete the draft of a mentoring day', tags })
    .input(about)
    .output(nothing),
  addPeople: procedure
    .route({
      method: 'POST',
      path: `${path}/{id}/people`,
      summary: 'Add members as mentors or founders; those who are there already are passed over',
      tags,
    })
    .input(about.extend({ side: z.enum(sides), member_ids: z.array(memberId).min(1).max(mostAdded) }))
    .output(nothing),
  addGroup: procedure
    .route({
      method: 'POST',
      path: `${path}/{id}/groups/{group_id}`,
      summary: 'Add the people of a group: startups as founders, mentors and advisors as mentors',
      tags,
    })
    .input(about.extend({ group_id: z.uuid().toLowerCase() }))
    .output(z.object({ added: z.number().int() })),
  removePerson: procedure
    .route({ method: 'DELETE', path: `${path}/{id}/people/{member_id}`, summary: 'Remove somebody from a mentoring day', tags })
    .input(about.extend({ member_id: memberId }))
    .output(nothing),
  setPlace: procedure
    .route({ method: 'PUT', path: `${path}/{id}/people/{member_id}/place`, summary: 'Set where a mentor sits', tags })
    .input(about.extend({ member_id: memberId, place: text(longestText.place) }))
    .output(nothing),
  ask: procedure
    .route({ method: 'POST', path: `${path}/{id}/ask`, summary: 'Ask everybody for their wishes', tags })
    .input(seen)
    .output(nothing),
  plan: procedure
    .route({ method: 'POST', path: `${path}/{id}/plan`, summary: 'Plan the meetings; those that are pinned stay', tags })
    .meta({ load: 'heavy' })
    .input(seen)
    .output(nothing),
  place: procedure
    .route({
      method: 'POST',
      path: `${path}/{id}/meetings`,
      summary: 'Put a meeting into a round, perhaps in place of another one; it is pinned',
      tags,
    })
    .input(
      seen.extend({
        ...pair,
        round: z.number().int().min(1).max(mostRounds),
        instead_of: z.object(pair).nullable().default(null).describe('The meeting that is moved there'),
      }),
    )
    .output(nothing),
  unplace: procedure
    .route({ method: 'POST', path: `${path}/{id}/meetings/remove`, summary: 'Remove a meeting', tags })
    .input(seen.extend(pair))
    .output(nothing),
  pin: procedure
    .route({ method: 'PUT', path: `${path}/{id}/meetings/pin`, summary: 'Keep a meeting when planning again, or not', tags })
    .input(seen.extend({ ...pair, is_pinned: z.boolean() }))
    .output(nothing),
  send: procedure
    .route({ method: 'POST', path: `${path}/{id}/send`, summary: 'Agree the meetings and send everybody their schedule', tags })
    .meta({ load: 'heavy' })
    .input(seen)
    .output(nothing),
  cancel: procedure
    .route({ method: 'POST', path: `${path}/{id}/cancel`, summary: 'Cancel the day with all its meetings, and tell everybody', tags })
    .meta({ load: 'heavy' })
    .input(seen)
    .output(nothing),
}
