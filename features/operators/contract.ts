import * as z from 'zod'
import { memberId, pageInput, pageOf, procedure, serverText, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { memberRoles } from '#platform/members.ts'
import { memberBrief } from '#features/members/contract.ts'
import { longestReason } from './limits.ts'

const act = z.object({
  id: z.number().int(),
  operator: z.string().nullable().describe('Their name; null for former members'),
  act: serverText.describe('What was done and to what, by its name at that time'),
  reason: z.string().describe('In their words; empty for acts that need none'),
  created_at: timestamp,
})
export type OperatorAct = z.infer<typeof act>

const staffMember = z.object({ member: memberBrief, role: z.enum(memberRoles) })
export type StaffMember = z.infer<typeof staffMember>

/** For operators, and for auditors to read; others get a 404. */
export const operatorsContract = {
  acts: procedure
    .route({ method: 'GET', path: '/operators/acts', summary: 'List the actions of operators, newest first', tags: ['Operators'] })
    .input(pageInput())
    .output(pageOf(act)),
  staff: procedure
    .route({ method: 'GET', path: '/operators/staff', summary: 'List the members who help to run the community', tags: ['Operators'] })
    .input(pageInput())
    .output(pageOf(staffMember)),
  roleOf: procedure
    .route({ method: 'GET', path: '/operators/staff/{id}', summary: "Get a member's role", tags: ['Operators'] })
    .input(z.object({ id: memberId }))
    .output(z.object({ role: z.enum(memberRoles) })),
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
  /** The member has another role. */
  'operators.roleChanged': z.object({}),
}
