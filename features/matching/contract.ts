import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, serverText, timestamp } from '#platform/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import { country } from '#features/places/contract.ts'
import { currencies, fundingStages, industries, memberGroups, sfdrArticles } from '#features/profiles/vocabulary.ts'
import { criteria } from './criteria.ts'
import { deckSize, longestNote } from './limits.ts'
import { matchingProblems } from './problems.ts'
import { invalid } from '#platform/invalid.ts'

/** A part of the score as a sentence, or an unmet criterion. */
const reason = z.object({
  text: serverText,
  fits: z.boolean().describe('Whether it speaks for or against the match'),
})
export type Reason = z.infer<typeof reason>

/** The relationship of the two members, as far as the viewer may know it. */
const standingWith = z
  .enum(['none', 'passed', 'waiting', 'ended', 'interested', 'connected'])
  .describe(
    "none: undecided. passed, waiting: the viewer rejected or accepted. ended: they were connected, and the other ended it. interested: the other accepted, and it is the viewer's turn.",
  )
export type StandingWith = z.infer<typeof standingWith>

const scorePart = z.object({
  criterion: z.enum(criteria),
  points: z.number().int().min(0),
  of: z.number().int().nullable().describe('The maximum; null for extras, which make up for part of the missing points'),
})

/** How well the two profiles fit; decisions don't count, so that both see the same number. */
const score = z
  .number()
  .int()
  .min(0)
  .max(99)
  .nullable()
  .describe('The sum of its parts; if a criterion is missed, reduced by a fifth and below 75; null if too little is known')

const matchCard = memberBrief.extend({
  headline: z.string().describe('The first 240 characters of the bio'),
  city: z.string().nullable(),
  country: country.nullable(),
  industries: z.array(z.enum(industries)),
  expertise_areas: z.array(z.string()).describe('At most 5'),
  stages: z.array(z.enum(fundingStages)).describe("A startup's own, or those an investor looks for"),
  amount: z
    .object({ from: z.number().int().nullable(), to: z.number().int().nullable(), currency: z.enum(currencies) })
    .nullable()
    .describe("Minor units: the amount a startup raises (from = to), or an investor's ticket sizes"),
  sdgs: z.array(z.number().int()),
  sfdr_article: z.enum(sfdrArticles).nullable(),
  years_experience: z.number().int().nullable(),
  score,
  parts: z.array(scorePart).describe('The parts of the score'),
  unscored: z.enum(['you', 'they']).nullable().describe('Whose profile contains too little for a score'),
  reasons: z.array(reason).max(5).describe('The most important first; unmet criteria last'),
  bookmarked: z.boolean(),
  standing: standingWith,
  note: z.string().nullable().describe('The note that the other member sent with their accept'),
  colleagues: z.array(memberBrief).max(3).describe('Further founders of the same company: it has one card'),
})
export type MatchCard = z.infer<typeof matchCard>

const profileHint = z.enum([
  'industry',
  'location',
  'funding_stage',
  'raising_amount',
  'expertise_areas',
  'sdgs',
  'sfdr_article',
  'investor_preferences',
])
export type ProfileHint = z.infer<typeof profileHint>

const about = z.object({ id: memberId })
const status = z.enum(['accepted', 'rejected'])

const decision = z.object({
  member: memberBrief,
  status,
  connected: z.boolean(),
  decided_at: timestamp,
})
export type Decision = z.infer<typeof decision>

const interest = z.object({
  member: memberBrief,
  score,
  note: z.string().nullable(),
  received_at: timestamp,
})
export type Interest = z.infer<typeof interest>

const ownDecision = z.object({ member: memberBrief, note: z.string().nullable(), decided_at: timestamp })
export type OwnDecision = z.infer<typeof ownDecision>

const bookmark = z.object({ member: memberBrief, standing: standingWith, bookmarked_at: timestamp })
export type Bookmark = z.infer<typeof bookmark>

export const matchingContract = {
  cards: procedure
    .meta({ load: 'heavy', isQuestion: true })
    .route({ method: 'POST', path: '/matches/cards', summary: 'Next members to decide on, the best first', tags: ['Matching'] })
    .input(
      z.object({
        role: z.enum(memberGroups),
        holding: z
          .array(memberId)
          .max(3 * deckSize)
          .default([])
          .describe('Undecided cards that the client holds: they are left out'),
      }),
    )
    .output(
      z.object({
        items: z.array(matchCard).max(deckSize),
        hints: z.array(profileHint).max(3).describe("Fields missing in the viewer's profile that would help most"),
      }),
    ),
  card: procedure
    .route({ method: 'GET', path: '/matches/cards/{id}', summary: 'How well a member fits, and why', tags: ['Matching'] })
    .input(about)
    .output(matchCard.extend({ connected_at: timestamp.nullable().describe('When the two were connected') })),
  decide: procedure
    .route({ method: 'PUT', path: '/matches/{id}', summary: 'Accept or reject a member; repeating it changes nothing', tags: ['Matching'] })
    .input(
      about.extend({
        status,
        note: z
          .string()
          .trim()
          .max(longestNote, invalid(matchingProblems.noteTooLong))
          .optional()
          .describe('Only with an accept; a repeated accept can add one while it can be undone'),
      }),
    )
    .output(z.object({ connected: z.boolean(), undo_until: timestamp.nullable().describe('null if it cannot be undone') })),
  undo: procedure
    .route({ method: 'DELETE', path: '/matches/{id}', summary: 'Undo the last decision, within a minute', tags: ['Matching'] })
    .input(about)
    .output(z.object({})),
  recent: procedure
    .route({ method: 'GET', path: '/matches/recent', summary: 'Decisions of the last 24 hours, newest first', tags: ['Matching'] })
    .output(
      z.object({
        items: z.array(decision).max(10),
        undo: z.object({ id: memberId, until: timestamp }).nullable().describe('The decision that can be undone'),
      }),
    ),
  interests: procedure
    .route({
      method: 'GET',
      path: '/matches/interests',
      summary: 'Members who accepted the viewer and wait for an answer',
      tags: ['Matching'],
    })
    .input(pageInput())
    .output(pageOf(interest)),
  decisions: procedure
    .route({
      method: 'GET',
      path: '/matches/decisions',
      summary: 'Members the viewer accepted without an answer yet, or passed on, newest first',
      tags: ['Matching'],
    })
    .input(pageInput().extend({ status }))
    .output(pageOf(ownDecision)),
  counts: procedure
    .route({
      method: 'GET',
      path: '/matches/counts',
      summary: 'Number of members in each list, at most 1,000 each',
      tags: ['Matching'],
    })
    .output(z.object({ interests: z.number().int(), connections: z.number().int(), bookmarks: z.number().int() })),
  bookmarks: procedure
    .route({ method: 'GET', path: '/bookmarks', summary: "The viewer's bookmarked members, last first", tags: ['Matching'] })
    .input(pageInput())
    .output(pageOf(bookmark)),
  bookmark: procedure
    .route({ method: 'PUT', path: '/bookmarks/{id}', summary: 'Bookmark a member; repeating it changes nothing', tags: ['Matching'] })
    .input(about)
    .output(z.object({})),
  unbookmark: procedure
    .route({ method: 'DELETE', path: '/bookmarks/{id}', summary: 'Remove a bookmark', tags: ['Matching'] })
    .input(about)
    .output(z.object({})),
}

export const matchingLive = {
  /** The viewer's decisions, interests or bookmarks changed, here or on another device: refetch. */
  'matching.changed': z.object({}),
  /** Both accepted: published to both immediately. */
  'matching.connected': z.object({ member: memberBrief }),
}
