import * as z from 'zod'
import { downloadOf, largestInteger, memberId, pageInput, pageOf, procedure, serverText, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { languages } from '#platform/language.ts'
import { memberRoles, userTypes } from '#platform/members.ts'
import { deviceKinds } from '#features/accounts/device-kinds.ts'
import { groupBrief } from '#features/groups/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import { organisationBrief } from '#features/organisations/contract.ts'
import { suspensionDays } from '#features/reports/vocabulary.ts'
import { casesLinked, longestReason, mostChosen, mostCounted, sessionsShown } from './limits.ts'
import { bulkActs, bulkStates, directions, memberSorts, memberStates, supportActs } from './vocabulary.ts'

const tags = ['Operators']
const day = z.iso.date()
const givenDay = day.refine(
  (given) => !given.startsWith('0000'),
  invalid(/*i18n*/ { id: 'memberSupport.day', message: 'Please enter a day after the year 0' }),
)
const nothing = z.object({})
const reason = text(longestReason).min(1, invalid(/*i18n*/ { id: 'memberSupport.reason', message: 'Please enter a reason' }))

/** What the list of members can be narrowed to; other rooms choose members with it. */
export const memberFilters = z.object({
  query: text(100).optional().describe('Words of the name, or the beginning of the address or of its domain'),
  type: z.enum(userTypes).optional(),
  state: z.enum(memberStates).optional(),
  joined_from: givenDay.optional().describe('First day, in UTC like the others'),
  joined_to: givenDay.optional().describe('Last day'),
  seen_from: givenDay.optional(),
  seen_to: givenDay.optional(),
  organisation_id: z.uuid().toLowerCase().optional(),
  group_id: groupBrief.shape.id.optional(),
})
export type MemberFilters = z.output<typeof memberFilters>

const account = z.object({
  member: memberBrief,
  email: z.string(),
  state: z.enum(memberStates),
  role: z.enum(memberRoles),
  joined_at: timestamp,
  last_seen_on: day.describe('In UTC; the day of joining if they have not come back'),
})

const listedMember = account
export type ListedMember = z.infer<typeof listedMember>

const reportedCase = z.object({ id: z.uuid(), is_open: z.boolean(), moved_at: timestamp })
const reportCount = z.object({ reports: z.number().int(), cases: z.array(reportedCase).max(casesLinked) })

const session = z.object({
  id: z.uuid(),
  kind: z.enum(deviceKinds).nullable(),
  last_used_at: timestamp.describe('Accurate to about ten minutes'),
})

const supportedMember = account.extend({
  is_confirmed: z.boolean(),
  language: z.enum(languages).nullable(),
  waiting_email: z
    .object({ email: z.string(), expires_at: timestamp, is_by_operator: z.boolean() })
    .nullable()
    .describe('The address that waits to be confirmed in place of the current one'),
  second_factor: z
    .object({ since: timestamp.nullable(), resets_at: timestamp.nullable() })
    .describe('Since when it is on, and when a reset takes effect that the member can object to'),
  suspension: z.object({ ends_at: timestamp.nullable(), reason: z.string() }).nullable(),
  leaves_at: timestamp.nullable(),
  referrer: memberBrief.nullable().describe('Who invited them'),
  groups: z.array(groupBrief).describe('Names that those who run the community see anyway, also of hidden groups'),
  sessions: z.array(session).max(sessionsShown),
  reports: z
    .object({ about: reportCount, by: reportCount })
    .nullable()
    .describe('Null for those who may not read reports, and for oneself'),
  can_help: z.boolean().describe('Whether you may change this account'),
})
export type SupportedMember = z.infer<typeof supportedMember>

const delivery = z.object({
  id: z.number().int(),
  kind: serverText,
  state: z.enum(['sent', 'waiting', 'failed']).describe('Waiting: it failed, and is sent again until a day has passed'),
  attempts: z.number().int(),
  answer: z.string().describe('What the mail server answered to the last attempt, if it failed'),
  first_at: timestamp,
  last_at: timestamp,
})
export type Delivery = z.infer<typeof delivery>

const act = z.object({
  id: z.number().int(),
  act: z.enum(supportActs),
  operator: z.string().nullable().describe('Their name; null for former members, and for what the member did'),
  reason: z.string(),
  created_at: timestamp,
})
export type MemberAct = z.infer<typeof act>

const bulk = z.object({
  id: z.uuid(),
  act: z.enum(bulkActs),
  state: z.enum(bulkStates),
  total: z.number().int(),
  done: z.number().int(),
  skipped: z.number().int().describe('Members whom the act does not apply to, and those who have left in the meantime'),
})
export type Bulk = z.infer<typeof bulk>

const aMember = z.object({ id: memberId })
const aBulk = z.object({ id: z.uuid().toLowerCase() })
const withReason = aMember.extend({ reason })

/** For operators, and for auditors to read; others get a 404. Members do not notice that somebody looked. */
export const memberSupportContract = {
  list: procedure
    .route({ method: 'GET', path: '/operators/members', summary: 'List and search members', tags })
    .input(
      pageInput({ usual: 30 })
        .extend(memberFilters.shape)
        .extend({ sort: z.enum(memberSorts).default('joined'), direction: z.enum(directions).default('desc') }),
    )
    .output(pageOf(listedMember)),
  count: procedure
    .route({ method: 'GET', path: '/operators/member-count', summary: 'Count the members that match', tags })
    .input(
      memberFilters.extend({
        exact: z.union([z.boolean(), z.stringbool()]).default(false).describe(`Counts more than ${mostCounted}, too`),
      }),
    )
    .output(
      z.object({
        count: z.number().int(),
        is_more: z.boolean().describe('Whether there are more than counted'),
        organisation: organisationBrief.nullable().describe('The organisation of the filter'),
        group: groupBrief.nullable().describe('The group of the filter'),
      }),
    ),
  member: procedure
    .route({ method: 'GET', path: '/operators/members/{id}', summary: "Get a member's account, without anything private", tags })
    .input(aMember)
    .output(supportedMember),
  mails: procedure
    .route({ method: 'GET', path: '/operators/members/{id}/mails', summary: 'List the emails to a member within 90 days', tags })
    .input(pageInput().extend(aMember.shape))
    .output(pageOf(delivery)),
  acts: procedure
    .route({ method: 'GET', path: '/operators/members/{id}/acts', summary: 'List what was done about a member within a year', tags })
    .input(pageInput().extend(aMember.shape))
    .output(pageOf(act)),

  correctEmail: procedure
    .route({
      method: 'POST',
      path: '/operators/members/{id}/email',
      summary: 'Send a link to the right address of a member; it becomes theirs when they follow it within three days',
      tags,
    })
    .input(
      withReason.extend({
        email: z
          .string()
          .trim()
          .max(254, invalid(/*i18n*/ { id: 'memberSupport.longEmail', message: 'Please keep this to 254 characters' }))
          .pipe(z.email(invalid(/*i18n*/ { id: 'memberSupport.email', message: 'Please enter a valid email address' })))
          .transform((address) => address.toLowerCase()),
        seen: z
          .object({ email: z.string().max(254), waiting: z.string().max(254).nullable() })
          .describe('The addresses as you saw them; refused if they have changed since'),
      }),
    )
    .output(nothing),
  resendConfirmation: procedure
    .route({ method: 'POST', path: '/operators/members/{id}/confirmation-mails', summary: 'Send the confirmation email again', tags })
    .input(withReason)
    .output(nothing),
  endSessions: procedure
    .route({ method: 'POST', path: '/operators/members/{id}/ended-sessions', summary: 'End one or all sessions of a member', tags })
    .input(withReason.extend({ session_id: z.uuid().toLowerCase().nullable().default(null).describe('Null: all') }))
    .output(nothing),
  sendReset: procedure
    .route({ method: 'POST', path: '/operators/members/{id}/password-resets', summary: 'Send a link that sets a new password', tags })
    .input(withReason)
    .output(nothing),
  resetFactor: procedure
    .route({
      method: 'POST',
      path: '/operators/members/{id}/second-factor-resets',
      summary: 'Turn off the second factor of a member in 24 hours, unless they object, and end their sessions',
      tags,
    })
    .input(withReason)
    .output(nothing),

  startBulk: procedure
    .route({ method: 'POST', path: '/operators/bulk-acts', summary: 'Do something with many members', tags })
    .input(
      z.object({
        id: z.uuid().toLowerCase().describe('Generated by the client, unique for each act; repeating it changes nothing'),
        act: z.enum(bulkActs),
        who: z.union([
          z.object({ ids: z.array(memberId).min(1).max(mostChosen) }),
          z.object({
            filters: memberFilters,
            expected: z.number().int().min(1).max(largestInteger).describe('How many match; refused if the number has changed'),
          }),
        ]),
        days: z
          .union(suspensionDays.map((days) => z.literal(days)))
          .nullable()
          .default(null)
          .describe('Length of a suspension; null if it lasts until lifted'),
        group_id: groupBrief.shape.id.nullable().default(null).describe('To which group they are added'),
        reason,
      }),
    )
    .output(bulk),
  bulk: procedure
    .route({ method: 'GET', path: '/operators/bulk-acts/{id}', summary: 'Get the progress of your act', tags })
    .input(aBulk)
    .output(bulk),
  stopBulk: procedure
    .route({ method: 'POST', path: '/operators/bulk-acts/{id}/stop', summary: 'Stop your act; what is done stays', tags })
    .input(aBulk)
    .output(bulk),
  exportFile: procedure
    .route({ method: 'GET', path: '/operators/bulk-acts/{id}/file', summary: 'Get the file of your export, for an hour', tags })
    .input(aBulk)
    .output(downloadOf('text/csv')),
}

export const memberSupportLive = {
  /** An act on many members has got further. */
  'memberSupport.bulkChanged': z.object({ id: z.uuid() }),
}
