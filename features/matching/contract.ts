import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, serverText, timestamp } from '#platform/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import { country } from '#features/places/contract.ts'
import { currencies, fundingStages, industries, memberGroups, sfdrArticles } from '#features/profiles/vocabulary.ts'
import { criteria } from './criteria.ts'
import { deckSize, longestNote } from './limits.ts'
import { matchingProblems } from './problems.ts'
import { invalid } from '#platform/invalid.ts'

/** What gave the score its points, or what a wish of one of the two is against. */
const reason = z.object({
  text: serverText,
  fits: z.boolean().describe('Whether it speaks for the match, or against it'),
})
export type Reason = z.infer<typeof reason>

/** Where the two stand with each other, as the viewer may know it. */
const standingWith = z
  .enum(['none', 'passed', 'waiting', 'ended', 'interested', 'connected'])
  .describe(
    "none: undecided. passed, waiting: the viewer rejected or accepted. ended: they were connected, and the other ended it. interested: the other accepted, and it is the viewer's turn.",
  )
export type StandingWith = z.infer<typeof standingWith>

const scorePart = z.object({
  criterion: z.enum(criteria),
  points: z.number().int().min(0),
  of: z.number().int().nullable().describe('The most there are; null of what makes up for a part of what the others leave'),
})

/** How well the two fit by what both profiles say; nothing that anybody decided counts in it, so both see the same. */
const score = z
  .number()
  .int()
  .min(0)
  .max(99)
  .nullable()
  .describe('The sum of its parts, less a fifth and below 75 where it is against a wish; null if too little is known of the two')

const matchCard = memberBrief.extend({
  headline: z.string().describe('The beginning of the bio, at most 240 characters'),
  city: z.string().nullable(),
  country: country.nullable(),
  industries: z.array(z.enum(industries)),
  expertise_areas: z.array(z.string()).describe('At most 5'),
  stages: z.array(z.enum(fundingStages)).describe("A startup's own, or those an investor looks for"),
  amount: z
    .object({ from: z.number().int().nullable(), to: z.number().int().nullable(), currency: z.enum(currencies) })
    .nullable()
    .describe('Minor units: what a startup raises (from = to), or the tickets an investor writes'),
  sdgs: z.array(z.number().int()),
  sfdr_article: z.enum(sfdrArticles).nullable(),
  years_experience: z.number().int().nullable(),
  score,
  parts: z.array(scorePart).describe('What the score is made of'),
  unscored: z.enum(['you', 'they']).nullable().describe('Who of the two has said too little for a score'),
  reasons: z.array(reason).max(5).describe('The most telling first; what is against a wish last'),
  bookmarked: z.boolean(),
  standing: standingWith,
  note: z.string().nullable().describe('What the other wrote with their accept'),
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
    .route({ method: 'POST', path: '/matches/cards', summary: 'The next members to decide on, the best first', tags: ['Matching'] })
    .input(
      z.object({
        role: z.enum(memberGroups),
        holding: z
          .array(memberId)
          .max(3 * deckSize)
          .default([])
          .describe('Cards that are at hand and undecided: they are not given again'),
      }),
    )
    .output(
      z.object({
        items: z.array(matchCard).max(deckSize),
        hints: z.array(profileHint).max(3).describe("What the viewer's profile lacks that would help most"),
      }),
    ),
  card: procedure
    .route({ method: 'GET', path: '/matches/cards/{id}', summary: 'How well one member fits, and why', tags: ['Matching'] })
    .input(about)
    .output(matchCard.extend({ connected_at: timestamp.nullable().describe('Since when the two are connected') })),
  decide: procedure
    .route({ method: 'PUT', path: '/matches/{id}', summary: 'Accept or reject a member; again changes nothing', tags: ['Matching'] })
    .input(
      about.extend({
        status,
        note: z
          .string()
          .trim()
          .max(longestNote, invalid(matchingProblems.noteTooLong))
          .optional()
          .describe('With an accept; the same accept again can bring one while it can be undone'),
      }),
    )
    .output(z.object({ connected: z.boolean(), undo_until: timestamp.nullable().describe('null if it cannot be undone') })),
  undo: procedure
    .route({ method: 'DELETE', path: '/matches/{id}', summary: 'Take the last decision back, within a minute', tags: ['Matching'] })
    .input(about)
    .output(z.object({})),
  recent: procedure
    .route({ method: 'GET', path: '/matches/recent', summary: 'What was decided in the last 24 hours, last first', tags: ['Matching'] })
    .output(
      z.object({
        items: z.array(decision).max(10),
        undo: z.object({ id: memberId, until: timestamp }).nullable().describe('The one that can be taken back'),
      }),
    ),
  interests: procedure
    .route({ method: 'GET', path: '/matches/interests', summary: 'Who accepted the viewer and waits for an answer', tags: ['Matching'] })
    .input(pageInput())
    .output(pageOf(interest)),
  decisions: procedure
    .route({
      method: 'GET',
      path: '/matches/decisions',
      summary: 'Whom the viewer accepted and waits for, or whom they passed on, last first',
      tags: ['Matching'],
    })
    .input(pageInput().extend({ status }))
    .output(pageOf(ownDecision)),
  counts: procedure
    .route({
      method: 'GET',
      path: '/matches/counts',
      summary: 'How many members stand in each list, at most 1,000 each',
      tags: ['Matching'],
    })
    .output(z.object({ interests: z.number().int(), connections: z.number().int(), bookmarks: z.number().int() })),
  bookmarks: procedure
    .route({ method: 'GET', path: '/bookmarks', summary: "The viewer's bookmarked members, last first", tags: ['Matching'] })
    .input(pageInput())
    .output(pageOf(bookmark)),
  bookmark: procedure
    .route({ method: 'PUT', path: '/bookmarks/{id}', summary: 'Bookmark a member; again changes nothing', tags: ['Matching'] })
    .input(about)
    .output(z.object({})),
  unbookmark: procedure
    .route({ method: 'DELETE', path: '/bookmarks/{id}', summary: 'Take a bookmark away', tags: ['Matching'] })
    .input(about)
    .output(z.object({})),
}

export const matchingLive = {
  /** The viewer's decisions, interests or bookmarks changed, here or on another device: ask anew. */
  'matching.changed': z.object({}),
  /** Both accepted: told to both at once. */
  'matching.connected': z.object({ member: memberBrief }),
}
