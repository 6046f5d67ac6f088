import * as z from 'zod'
import { downloadOf, givenTimestamp, memberId, pageInput, pageOf, procedure, serverText, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { memberRoles } from '#platform/members.ts'
import { memberBrief } from '#features/members/contract.ts'
import { longestReason } from './limits.ts'

const act = z.object({
  position: z.number().int().describe('Counted from 1, without gaps'),
  operator: z.string().nullable().describe('Their name; null for former members'),
  act: serverText.describe('What was done and to what, by its name at that time'),
  is_erased: z.boolean().describe('Its content was erased with the account of the member it named; `act` says so'),
  reason: z.string().describe('In their words; empty for acts that need none'),
  created_at: timestamp,
})
export type OperatorAct = z.infer<typeof act>

const logFilters = z.object({
  by: memberId.optional().describe('Who did it'),
  room: z
    .string()
    .regex(/^[A-Za-z]{1,40}$/)
    .optional()
    .describe('What it concerned: the room of the act, such as `reviews`'),
  words: text(100).optional().describe('All of these words, in the act, its subject or the reason'),
  from: givenTimestamp.optional(),
  until: givenTimestamp.optional().describe('Before this time'),
})
export type LogFilters = z.output<typeof logFilters>

const boundEntry = z.object({ position: z.number().int(), hash: z.string().describe('SHA-256, hexadecimal') })
const logFault = z.object({
  position: z.number().int().nullable().describe('The first entry that does not fit'),
  kind: z
    .enum(['missing', 'changed', 'unchained', 'unbound'])
    .describe('Not there; not as it was written; does not follow the one before it; added outside the log (`position` is null)'),
})
export type LogFault = z.infer<typeof logFault>
const logCheck = z.object({
  checked: z.number().int().describe('Everything up to this position is intact; continue after it until it is `total`'),
  total: z.number().int(),
  erased: z.number().int().describe('How many of the entries checked by this request were erased with an account'),
  newest: boundEntry.nullable(),
  fault: logFault.nullable(),
})
export type LogCheck = z.infer<typeof logCheck>

const staffMember = z.object({ member: memberBrief, role: z.enum(memberRoles) })
export type StaffMember = z.infer<typeof staffMember>

/** For operators, and for auditors to read; others get a 404. */
export const operatorsContract = {
  acts: procedure
    .route({ method: 'GET', path: '/operators/acts', summary: 'List the actions of operators, newest first', tags: ['Operators'] })
    .input(pageInput().extend(logFilters.shape))
    .output(pageOf(act)),
  actsFile: procedure
    .meta({ load: 'heavy' })
    .route({ method: 'GET', path: '/operators/acts.csv', summary: 'Export the actions of operators as CSV', tags: ['Operators'] })
    .input(logFilters)
    .output(downloadOf('text/csv')),
  logChoices: procedure
    .route({ method: 'GET', path: '/operators/acts/choices', summary: 'List who acted, and in which rooms', tags: ['Operators'] })
    .output(z.object({ operators: z.array(z.object({ id: memberId, full_name: z.string() })), rooms: z.array(z.string()) })),
  checkLog: procedure
    .meta({ load: 'heavy' })
    .route({
      method: 'GET',
      path: '/operators/acts/check',
      summary: 'Check whether the next entries of the log are as they were written',
      tags: ['Operators'],
    })
    .input(z.object({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }))
    .output(logCheck),
  compareKept: procedure
    .route({
      method: 'GET',
      path: '/operators/acts/kept',
      summary: 'Compare the log with a check value that was kept earlier',
      tags: ['Operators'],
    })
    .input(
      z.object({
        position: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
        hash: z
          .string()
          .toLowerCase()
          .regex(/^[0-9a-f]{64}$/),
      }),
    )
    .output(z.object({ result: z.enum(['same', 'different', 'missing']) })),
  staff: procedure
    .route({ method: 'GET', path: '/operators/staff', summary: 'List the members who help to run the community', tags: ['Operators'] })
    .input(pageInput())
    .output(pageOf(staffMember)),
  roleOf: procedure
    .route({ method: 'GET', path: '/operators/staff/{id}', summary: "Get a member's role", tags: ['Operators'] })
    .input(z.object({ id: memberId }))
    .output(z.object({ role: z.enum(memberRoles) })),
  factorRule: procedure
    .route({
      method: 'GET',
      path: '/operators/second-factor-rule',
      summary: 'Get whether those with a role need a second factor, and how many lack one',
      tags: ['Operators'],
    })
    .output(z.object({ is_required: z.boolean(), lacking: z.number().int().describe('Members with a role but without a second factor') })),
  setFactorRule: procedure
    .route({
      method: 'PUT',
      path: '/operators/second-factor-rule',
      summary: 'Set whether those with a role need a second factor; requiring it needs one of your own',
      tags: ['Operators'],
    })
    .input(z.object({ is_required: z.boolean() }))
    .output(z.object({})),
  giveRole: procedure
    .route({
      method: 'PUT',
      path: '/operators/staff/{id}',
      summary: "Give a member a role, or take it with 'member'; the reason is logged",
      tags: ['Operators'],
    })
    .input(
      z.object({
        id: memberId,
        role: z.enum(memberRoles),
        reason: text(longestReason).min(1, invalid(/*i18n*/ { id: 'operators.reason', message: 'Please enter a reason' })),
      }),
    )
    .output(z.object({})),
}

export const operatorsLive = {
  /** The member has another role, or the one they have allows something else. */
  'operators.roleChanged': z.object({}),
}
