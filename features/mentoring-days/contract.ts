import * as z from 'zod'
import { memberId, procedure, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { fieldTexts as eventTexts } from '#features/events/field-texts.ts'
import { isTimeZone } from '#features/events/zoned-time.ts'
import { memberBrief } from '#features/members/contract.ts'
import { placeKinds } from '#features/meetings/choices.ts'
import { dayStates, sides } from './choices.ts'
import { fieldTexts } from './field-texts.ts'
import { mostWishes } from './limits.ts'
import { about, staffProcedures } from './staff-contract.ts'

export type { DayFacts, DaySettings, ListedDay, OperatedDay, PlannedMeeting, TakingPart } from './staff-contract.ts'

const tags = ['Mentoring days']
const nothing = z.object({})

const scheduled = z.object({
  meeting_id: z.uuid(),
  with: memberBrief,
  starts_at: timestamp,
  ends_at: timestamp,
  place: z.object({ kind: z.enum(placeKinds), text: z.string() }),
})
export type Scheduled = z.infer<typeof scheduled>

const ownDay = z.object({
  id: z.uuid(),
  title: z.string(),
  note: z.string(),
  state: z.enum(dayStates),
  side: z.enum(sides),
  starts_at: timestamp,
  ends_at: timestamp.describe('When the last round ends'),
  rounds: z.number().int(),
  length: z.number().int().describe('Of a meeting, in minutes'),
  answers_until: timestamp.nullable().describe('The last minute for wishes'),
  can_answer: z.boolean(),
  has_answered: z.boolean(),
  is_out: z.boolean().describe('Whether you said that you can’t take part'),
  wishes: z.array(memberId).describe('Whom you would like to meet, first choice first'),
  schedule: z.array(scheduled).describe('Your meetings, once the day was sent'),
})
export type OwnDay = z.infer<typeof ownDay>

const candidate = memberBrief.extend({ headline: z.string().describe('The first 160 characters of the bio') })
/** Somebody of the other side. */
export type Candidate = z.infer<typeof candidate>

const askedDay = z.object({ id: z.uuid(), title: z.string(), starts_at: timestamp, answers_until: timestamp })
/** A day that waits for the member's wishes. */
export type AskedDay = z.infer<typeof askedDay>

/** Operators plan a day on which mentors meet founders; both say before whom they would like to meet. */
export const mentoringDaysContract = {
  waiting: procedure
    .route({ method: 'GET', path: '/mentoring-days/waiting', summary: 'List the mentoring days that wait for your wishes', tags })
    .output(z.object({ items: z.array(askedDay) })),
  mine: procedure
    .route({ method: 'GET', path: '/mentoring-days/{id}', summary: 'Get a mentoring day that you take part in', tags })
    .input(about)
    .output(ownDay),
  candidates: procedure
    .route({ method: 'GET', path: '/mentoring-days/{id}/candidates', summary: 'List whom you can wish to meet, by name', tags })
    .input(about)
    .output(z.object({ items: z.array(candidate) })),
  saveWishes: procedure
    .route({
      method: 'PUT',
      path: '/mentoring-days/{id}/wishes',
      summary: 'Say whom you would like to meet; those who cannot be met are passed over',
      tags,
    })
    .input(
      about.extend({
        wishes: z
          .array(memberId)
          .max(mostWishes)
          .refine((all) => new Set(all).size === all.length, invalid(fieldTexts.wishesTwice))
          .describe('First choice first'),
        zone: z.string().max(60).refine(isTimeZone, invalid(eventTexts.timeZone)).describe('IANA name of the time zone of your clock'),
      }),
    )
    .output(nothing),
  setOut: procedure
    .route({ method: 'PUT', path: '/mentoring-days/{id}/out', summary: 'Say that you can’t take part, or that you can', tags })
    .input(about.extend({ is_out: z.boolean() }))
    .output(nothing),
  ...staffProcedures,
}

export const mentoringDaysLive = {
  /** A day has changed, for operators. */
  'mentoringDays.changed': z.object({ id: z.uuid() }),
  /** What the member sees of a day has changed. */
  'mentoringDays.ownChanged': z.object({ id: z.uuid() }),
}
