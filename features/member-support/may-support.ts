import type { MemberRole } from '#platform/members.ts'
import { type Problem } from '#platform/problems.ts'
import { isStaff, mayChange } from '#platform/staff.ts'
import { supportProblems } from './problems.ts'

/** Why somebody may not change a member's account: nobody their own, and that of colleagues only those who may give roles. */
export function refusalToSupport(actor: { id: string; role: MemberRole }, member: { id: string; role: MemberRole }): Problem | undefined {
  if (actor.id === member.id) return supportProblems.oneself
  return isStaff(member.role) && !mayChange(actor.role, 'staff') ? supportProblems.colleague : undefined
}
