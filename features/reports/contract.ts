import * as z from 'zod'
import { largestInteger, memberId, openProcedure, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import type { Problem } from '#platform/problems.ts'
import { memberBrief } from '#features/members/contract.ts'
import { earlierShown, longestAnswer, longestDetails, longestReason, mostCounted } from './limits.ts'
import { reportReasons } from './reasons.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { caseKinds, contentActs, contentKinds, contentStates, memberActs, outcomes, suspensionDays } from './vocabulary.ts'

export const reportProblems = {
  idTaken: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'reports.idTaken', message: 'A report with this id was already sent.' },
  },
  reportOneself: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'reports.reportOneself', message: 'You can’t report yourself.' },
  },
  tooMany: {
    code: 'TOO_MANY_REQUESTS',
    .../*i18n*/ {
      id: 'reports.tooMany',
      message: 'You have reached the limit of {most} reports a day. Please try again tomorrow.',
    },
  },
  changedMeanwhile: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'reports.changedMeanwhile',
      message:
        'In the meantime, another operator has decided this case, or the member has appealed. Nothing was changed. Please review the case again.',
    },
  },
  notPossible: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'reports.notPossible', message: 'This action is no longer possible. Please review the case again.' },
  },
  contentGone: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'reports.contentGone',
      message:
        'The author has deleted this in the meantime, so there is nothing to hide or remove. The reported version is kept in this case.',
    },
  },
  operatorsAlone: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'reports.operatorsAlone',
      message:
        '{name} is an operator of this community. To act on this case, first ask the person who runs the server to make them a member.',
    },
  },
  answeredAlready: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'reports.answeredAlready',
      message: 'You have already appealed this decision. The operators have received your appeal.',
    },
  },
  invalidLink: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'reports.invalidLink', message: 'This link is incomplete or has expired.' },
  },
} as const satisfies Record<string, Problem>

const nothing = z.object({})
const text = (most: number) => z.string().trim().max(most, tooLong(most))
const needed = (most: number) => text(most).min(1, invalid(/*i18n*/ { id: 'reports.needed', message: 'Please enter some text' }))

const said = z.object({
  said_by: z.enum(['reporter', 'reported', 'other']),
  content: z.string(),
  created_at: timestamp.nullable(),
  is_meant: z.boolean().describe('What was reported; the rest stands round it'),
})
export type Said = z.infer<typeof said>

const acts = { content_act: z.enum(contentActs).nullable(), member_act: z.enum(memberActs).nullable() }

/** What the member it is about reads of a decision. */
const ownDecision = z.object({
  id: z.uuid(),
  kind: z.enum(caseKinds),
  text: z.string().nullable().describe('What it is about, where that is for all to read'),
  ...acts,
  ends_at: timestamp.nullable().describe('Of a suspension; null until it is lifted'),
  reason: z.string(),
  created_at: timestamp,
  answer: z.string().nullable(),
  can_answer: z.boolean(),
  outcome: z.enum(outcomes).nullable().describe('What became of it after the answer'),
})
export type OwnDecision = z.infer<typeof ownDecision>

/** What operators read of it. */
const decision = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  operator: z.string().nullable().describe('Their name; null for who has left'),
  ...acts,
  ends_at: timestamp.nullable(),
  reason: z.string(),
  note: z.string(),
  created_at: timestamp,
  answer: z.string().nullable(),
  answered_at: timestamp.nullable(),
  outcome: z.enum(outcomes).nullable(),
})
export type Decision = z.infer<typeof decision>

const listedCase = z.object({
  id: z.uuid(),
  kind: z.enum(caseKinds),
  member: memberBrief.nullable().describe('Whom it is about; null for who has left'),
  excerpt: z.string().nullable().describe('The beginning of what was reported'),
  reasons: z.array(z.enum(reportReasons)),
  reports: z.number().int(),
  is_open: z.boolean(),
  is_answered: z.boolean().describe('Whether the member has answered to a decision, and nobody has looked at that'),
  moved_at: timestamp.describe('When it was opened, answered or decided'),
  decision: z.object(acts).nullable().describe('The last one; without acts it was dismissed, or kept after an answer'),
})
export type ListedCase = z.infer<typeof listedCase>

const profile = z.object({
  full_name: z.string(),
  user_type: z.string(),
  company_name: z.string(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  linkedin: z.string().nullable(),
  expertise_areas: z.array(z.string()).nullish(),
  investment_focus: z.string().nullish(),
  investment_criteria: z.string().nullish(),
})

const wholeCase = listedCase.omit({ excerpt: true, decision: true }).extend({
  version: z.number().int().describe('To be given with a decision: it is about what was seen'),
  address: z.string().nullable().describe('Where it can be looked at, as long as it is there'),
  content_state: z.enum(contentStates).nullable().describe('Null where there is nothing that could be hidden'),
  said: z.array(said).describe('What was reported last, as it was then, and what stood round it'),
  profile: profile.nullable().describe('As the last reporter saw it'),
  reporters: z.number().int().describe('How many members reported it'),
  reports_of_member: z.number().int().describe('All reports of this member within a year, also those of other things'),
  reporters_of_member: z.number().int(),
  suspension: z.object({ ends_at: timestamp.nullable(), reason: z.string() }).nullable(),
  is_operator: z.boolean().describe('Whether it is about an operator, about whom no other can decide more than to dismiss it'),
  possible: z.object({ content: z.array(z.enum(contentActs)), member: z.array(z.enum(memberActs)) }),
  decisions: z.array(decision).describe('In this case, the first first'),
  earlier: z.array(decision).max(earlierShown).describe('About the same member in other cases, the last first'),
})
export type WholeCase = z.infer<typeof wholeCase>

const reportOfCase = z.object({
  id: z.uuid(),
  reporter: memberBrief.nullable().describe('Null for who has left'),
  reason: z.enum(reportReasons),
  details: z.string(),
  said: z.array(said),
  created_at: timestamp,
})
export type ReportOfCase = z.infer<typeof reportOfCase>

const aCase = z.object({ id: z.uuid().toLowerCase() })
const token = z.string().max(200)

/**
 * What members tell the community's operators about each other, and what operators do about it. Who reports is known to operators alone,
 * and nobody hears of a report unless something is decided about them.
 */
export const reportsContract = {
  report: procedure
    .route({
      method: 'POST',
      path: '/reports',
      summary: 'Report a member, or something of theirs; again under the same id it changes nothing',
      tags: ['Reports'],
    })
    .input(
      z.object({
        id: z.uuid().describe('Made by the client, new for each report'),
        member_id: memberId.describe('Who is reported'),
        message_id: z.uuid().nullable().default(null).describe('A message they sent to the reporter, if it is about one'),
        about: z
          .object({ kind: z.enum(contentKinds), id: z.uuid().toLowerCase() })
          .nullable()
          .default(null)
          .describe('A post, a comment, a review or an update of theirs, if it is about one'),
        reason: z.enum(reportReasons, invalid(/*i18n*/ { id: 'reports.reason', message: 'Please choose a reason' })),
        details: text(longestDetails).default(''),
      }),
    )
    .output(nothing),
  ownDecisions: procedure
    .route({
      method: 'GET',
      path: '/reports/own-decisions',
      summary: 'What operators decided about one, the last first',
      tags: ['Reports'],
    })
    .input(pageInput())
    .output(pageOf(ownDecision)),
  answer: procedure
    .route({ method: 'POST', path: '/reports/own-decisions/{id}/answer', summary: 'Answer to a decision, once', tags: ['Reports'] })
    .input(z.object({ id: z.uuid().toLowerCase(), answer: needed(longestAnswer) }))
    .output(nothing),
  decisionOfLink: openProcedure
    .route({
      method: 'POST',
      path: '/reports/decision-links/check',
      summary: 'The decision that a mailed link is about',
      tags: ['Reports'],
    })
    .input(z.object({ token: token.default('') }))
    .output(ownDecision),
  answerByLink: openProcedure
    .route({
      method: 'POST',
      path: '/reports/decision-links/answer',
      summary: 'Answer to a decision, once, with the link mailed about it',
      tags: ['Reports'],
    })
    .input(z.object({ token: token.default(''), answer: needed(longestAnswer) }))
    .output(nothing),

  cases: procedure
    .route({
      method: 'GET',
      path: '/operators/reports',
      summary: 'What was reported, a case for each thing: open ones first, the last first',
      tags: ['Operators'],
    })
    .input(
      pageInput().extend({
        state: z.enum(['open', 'decided']).optional(),
        kind: z.enum(caseKinds).optional(),
      }),
    )
    .output(pageOf(listedCase)),
  waiting: procedure
    .route({ method: 'GET', path: '/operators/reports/waiting', summary: 'How many cases are open', tags: ['Operators'] })
    .output(z.object({ open: z.number().int().max(mostCounted).describe(`Counted up to ${mostCounted}`) })),
  caseById: procedure
    .route({ method: 'GET', path: '/operators/reports/{id}', summary: 'All that is needed to decide a case', tags: ['Operators'] })
    .input(aCase)
    .output(wholeCase),
  reportsOfCase: procedure
    .route({
      method: 'GET',
      path: '/operators/reports/{id}/reports',
      summary: 'The reports of a case, the last first',
      tags: ['Operators'],
    })
    .input(pageInput().extend(aCase.shape))
    .output(pageOf(reportOfCase)),
  decide: procedure
    .route({
      method: 'POST',
      path: '/operators/reports/{id}/decisions',
      summary: 'Decide a case; without an act it is dismissed, or what was decided is kept after an answer',
      tags: ['Operators'],
    })
    .input(
      aCase
        .extend({
          version: z.number().int().min(0).max(largestInteger).describe('Of the case as it was seen'),
          content_act: acts.content_act.default(null),
          member_act: acts.member_act.default(null),
          days: z
            .union(suspensionDays.map((days) => z.literal(days)))
            .nullable()
            .default(null)
            .describe('Of a suspension; null until it is lifted'),
          reason: text(longestReason).default('').describe('What the member reads'),
          note: text(longestReason).default('').describe('For operators alone'),
        })
        .refine(({ content_act, member_act, reason }) => (!content_act && !member_act) || reason !== '', {
          path: ['reason'],
          error: invalid(/*i18n*/ { id: 'reports.reasonNeeded', message: 'Please tell the member why' }),
        }),
    )
    .output(nothing),
}

export const reportsLive = {
  /** A case was opened, reported again, answered or decided: ask anew for what is shown of them. For operators alone. */
  'reports.casesChanged': z.object({}),
}
