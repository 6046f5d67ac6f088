import * as z from 'zod'
import { largestInteger, memberId, openProcedure, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import type { Problem } from '#platform/problems.ts'
import { memberBrief } from '#features/members/contract.ts'
import { earlierShown, longestAnswer, longestDetails, longestReason, mostCounted } from './limits.ts'
import { reportReasons } from './reasons.ts'
import { invalid } from '#platform/invalid.ts'
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
      message: '{name} helps to run this community. To act on this case, an operator first has to remove their role.',
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
const needed = (most: number) => text(most).min(1, invalid(/*i18n*/ { id: 'reports.needed', message: 'Please enter some text' }))

const said = z.object({
  said_by: z.enum(['reporter', 'reported', 'other']),
  content: z.string(),
  created_at: timestamp.nullable(),
  is_meant: z.boolean().describe('Whether this was reported; the others are its context'),
})
export type Said = z.infer<typeof said>

const acts = { content_act: z.enum(contentActs).nullable(), member_act: z.enum(memberActs).nullable() }

/** A decision as shown to the member it is about. */
const ownDecision = z.object({
  id: z.uuid(),
  kind: z.enum(caseKinds),
  text: z.string().nullable().describe('The content it is about, unless it would tell who reported it'),
  ...acts,
  ends_at: timestamp.nullable().describe('End of a suspension; null if it lasts until lifted'),
  reason: z.string(),
  created_at: timestamp,
  answer: z.string().nullable(),
  can_answer: z.boolean(),
  outcome: z.enum(outcomes).nullable().describe('Outcome of the appeal'),
})
export type OwnDecision = z.infer<typeof ownDecision>

/** A decision as shown to operators. */
const decision = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  operator: z.string().nullable().describe('Name of the operator; null if they have left'),
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
  member: memberBrief.nullable().describe('The member it is about; null if they have left'),
  excerpt: z.string().nullable().describe('The beginning of the reported content'),
  reasons: z.array(z.enum(reportReasons)),
  reports: z.number().int(),
  is_open: z.boolean(),
  is_answered: z.boolean().describe('Whether the member has appealed and no operator has decided on the appeal'),
  moved_at: timestamp.describe('When it was last opened, appealed or decided'),
  decision: z
    .object(acts)
    .nullable()
    .describe('The latest decision; without acts, the case was dismissed or the decision upheld after an appeal'),
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

const caseDetails = listedCase.omit({ excerpt: true, decision: true }).extend({
  version: z.number().int().describe('Send it with a decision, which is refused if the case has changed since'),
  address: z.string().nullable().describe('Where the content can be viewed, as long as it exists'),
  content_state: z.enum(contentStates).nullable().describe('Null if there is nothing that could be hidden'),
  said: z.array(said).describe('The last reported content as it was then, and its context'),
  profile: profile.nullable().describe('As seen by the last reporter'),
  reporters: z.number().int().describe('How many members reported it'),
  reports_of_member: z.number().int().describe('All reports about this member within a year, in all cases'),
  reporters_of_member: z.number().int(),
  suspension: z.object({ ends_at: timestamp.nullable(), reason: z.string() }).nullable(),
  is_staff: z.boolean().describe('Whether it is about somebody who helps to run the community; such cases can only be dismissed'),
  possible: z.object({ content: z.array(z.enum(contentActs)), member: z.array(z.enum(memberActs)) }),
  decisions: z.array(decision).describe('In this case, oldest first'),
  earlier: z.array(decision).max(earlierShown).describe('About the same member in other cases, newest first'),
})
export type WholeCase = z.infer<typeof caseDetails>

const reportOfCase = z.object({
  id: z.uuid(),
  reporter: memberBrief.nullable().describe('Null if they have left'),
  reason: z.enum(reportReasons),
  details: z.string(),
  said: z.array(said),
  created_at: timestamp,
})
export type ReportOfCase = z.infer<typeof reportOfCase>

const aCase = z.object({ id: z.uuid().toLowerCase() })
const token = z.string().max(200)

/**
 * Reports from members to the community's operators, and what operators do about them. Only operators know who reported something,
 * and members hear of a report about them only if something is decided.
 */
export const reportsContract = {
  report: procedure
    .route({
      method: 'POST',
      path: '/reports',
      summary: 'Report a member or their content; repeating it with the same id changes nothing',
      tags: ['Reports'],
    })
    .input(
      z.object({
        id: z.uuid().describe('Generated by the client, unique for each report'),
        member_id: memberId.describe('The reported member'),
        message_id: z.uuid().nullable().default(null).describe('A message they sent to the reporter, if the report is about one'),
        about: z
          .object({ kind: z.enum(contentKinds), id: z.uuid().toLowerCase() })
          .nullable()
          .default(null)
          .describe('One of their posts, comments, reviews, updates or events, if the report is about one'),
        reason: z.enum(reportReasons, invalid(/*i18n*/ { id: 'reports.reason', message: 'Please choose a reason' })),
        details: text(longestDetails).default(''),
      }),
    )
    .output(nothing),
  ownDecisions: procedure
    .route({
      method: 'GET',
      path: '/reports/own-decisions',
      summary: 'List decisions by operators about you, newest first',
      tags: ['Reports'],
    })
    .input(pageInput())
    .output(pageOf(ownDecision)),
  answer: procedure
    .route({ method: 'POST', path: '/reports/own-decisions/{id}/answer', summary: 'Appeal a decision, once', tags: ['Reports'] })
    .input(z.object({ id: z.uuid().toLowerCase(), answer: needed(longestAnswer) }))
    .output(nothing),
  decisionOfLink: openProcedure
    .route({
      method: 'POST',
      path: '/reports/decision-links/check',
      summary: 'Get the decision that an emailed link is about',
      tags: ['Reports'],
    })
    .input(z.object({ token: token.default('') }))
    .output(ownDecision),
  answerByLink: openProcedure
    .route({
      method: 'POST',
      path: '/reports/decision-links/answer',
      summary: 'Appeal a decision, once, with an emailed link',
      tags: ['Reports'],
    })
    .input(z.object({ token: token.default(''), answer: needed(longestAnswer) }))
    .output(nothing),

  cases: procedure
    .route({
      method: 'GET',
      path: '/operators/reports',
      summary: 'List cases, one for each reported member or content: open ones first, newest first',
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
    .route({ method: 'GET', path: '/operators/reports/waiting', summary: 'Count open cases', tags: ['Operators'] })
    .output(z.object({ open: z.number().int().max(mostCounted).describe(`Counted up to ${mostCounted}`) })),
  caseById: procedure
    .route({
      method: 'GET',
      path: '/operators/reports/{id}',
      summary: 'Get a case with everything needed to decide it',
      tags: ['Operators'],
    })
    .input(aCase)
    .output(caseDetails),
  reportsOfCase: procedure
    .route({
      method: 'GET',
      path: '/operators/reports/{id}/reports',
      summary: 'List the reports in a case, newest first',
      tags: ['Operators'],
    })
    .input(pageInput().extend(aCase.shape))
    .output(pageOf(reportOfCase)),
  decide: procedure
    .route({
      method: 'POST',
      path: '/operators/reports/{id}/decisions',
      summary: 'Decide a case; without acts, it is dismissed, or the decision is upheld after an appeal',
      tags: ['Operators'],
    })
    .input(
      aCase
        .extend({
          version: z.number().int().min(0).max(largestInteger).describe('Version of the case as the operator saw it'),
          content_act: acts.content_act.default(null),
          member_act: acts.member_act.default(null),
          days: z
            .union(suspensionDays.map((days) => z.literal(days)))
            .nullable()
            .default(null)
            .describe('Length of a suspension; null if it lasts until lifted'),
          reason: text(longestReason).default('').describe('Shown to the member'),
          note: text(longestReason).default('').describe('Only for operators'),
        })
        .refine(({ content_act, member_act, reason }) => (!content_act && !member_act) || reason !== '', {
          path: ['reason'],
          error: invalid(/*i18n*/ { id: 'reports.reasonNeeded', message: 'Please tell the member why' }),
        }),
    )
    .output(nothing),
}

export const reportsLive = {
  /** A case was opened, reported again, appealed or decided: fetch cases again. Only for operators. */
  'reports.casesChanged': z.object({}),
}
