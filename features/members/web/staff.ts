import { type StaffArea, mayChange, mayRead } from '#platform/staff.ts'
import { useMember } from './data.ts'

/** Whether the signed-in member reads an area of running the community. Without the second factor that the role requires, they do not. */
export function useReadsArea(area: StaffArea): boolean {
  const member = useMember()
  return member !== undefined && !member.factor_due && mayRead(member.role, area)
}

/** The same for changing it. */
export function useChangesArea(area: StaffArea): boolean {
  const member = useMember()
  return member !== undefined && !member.factor_due && mayChange(member.role, area)
}
