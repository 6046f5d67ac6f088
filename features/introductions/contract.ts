import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { country } from '#features/places/contract.ts'
import { fieldTexts } from './field-texts.ts'
import { daysOpen, longestWord } from './limits.ts'

const tags = ['Introductions']
const nothing = z.object({})
const introductionId = z.uuid().toLowerCase()
const about = z.object({ id: introductionId })

const side = z.object({ member_id: memberId, word: text(longestWord).min(1, invalid(fieldTexts.word)) })

/** What the directory shows of a member, and no more, until both have said yes. */
const introducedMember = memberBrief.extend({
  headline: z.string().describe('The first 180 characters of the bio'),
  city: z.string().nullable(),
  country: country.nullable(),
})

const received = about.extend({
  introducer: memberBrief,
  other: introducedMember,
  word: z.string().describe('What the introducer wrote to you'),
  answer: z.literal('yes').nullable().describe('Yours; null while you have not answered'),
  connected: z.boolean().describe('You and the other are connected already, which the introducer may not know'),
  created_at: timestamp,
  expires_at: timestamp,
})
export type ReceivedIntroduction = z.infer<typeof received>

const toldMember = memberBrief.extend({ word: z.string().describe('What you wrote to them') })
const made = about.extend({
  members: z.array(toldMember).describe('The two, by name'),
  state: z.enum(['open', 'came_about', 'withdrawn', 'expired']).describe('Answers are not part of it, unless both said yes'),
  created_at: timestamp,
  expires_at: timestamp,
  came_about_at: timestamp.nullable(),
})
export type MadeIntroduction = z.infer<typeof made>

/** A member introduces two connections to each other. Both say yes before either sees more. Nobody can tell a pass from no answer. */
export const introductionsContract = {
  received: procedure
    .route({
      method: 'GET',
      path: '/introductions/received',
      summary: 'List open introductions to another member, newest first, without those you passed on',
      tags,
    })
    .input(pageInput().extend({ unanswered: z.union([z.boolean(), z.stringbool()]).default(false) }))
    .output(pageOf(received)),
  made: procedure
    .route({ method: 'GET', path: '/introductions/made', summary: 'List the introductions you made, newest first', tags })
    .input(pageInput())
    .output(pageOf(made)),
  candidates: procedure
    .route({
      method: 'GET',
      path: '/introductions/candidates',
      summary: 'List your connections by name, to choose whom to introduce',
      tags,
    })
    .input(pageInput().extend({ query: text(100).default(''), except: memberId.optional().describe('Not offered') }))
    .output(pageOf(memberBrief)),
  introduce: procedure
    .route({
      method: 'PUT',
      path: '/introductions/{id}',
      summary: `Introduce two of your connections to each other, open for ${daysOpen} days; the same id again does nothing`,
      tags,
    })
    .input(about.extend({ first: side, second: side }))
    .output(nothing),
  answer: procedure
    .route({
      method: 'PUT',
      path: '/introductions/{id}/answer',
      summary: 'Say yes or pass; until it comes about, you can change or take back your answer',
      tags,
    })
    .input(about.extend({ answer: z.enum(['yes', 'pass']).nullable() }))
    .output(z.object({ came_about: z.boolean().describe('Both said yes: you are connected') })),
  withdraw: procedure
    .route({ method: 'DELETE', path: '/introductions/{id}', summary: 'Withdraw an introduction you made, while it is open', tags })
    .input(about)
    .output(nothing),
}

export const introductionsLive = {
  /** What the member sees of their introductions has changed. */
  'introductions.changed': z.object({ id: introductionId }),
}
