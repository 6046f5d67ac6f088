import { type MemberRole, memberRoles } from './members.ts'

/** The parts of running a community. */
export const staffAreas = ['moderation', 'programme', 'community', 'staff'] as const
export type StaffArea = (typeof staffAreas)[number]

/** What each role may change. Operators ('admin') may change everything. */
const changedBy: Record<MemberRole, readonly StaffArea[]> = {
  member: [],
  moderator: ['moderation'],
  programme_manager: ['programme'],
  auditor: [],
  admin: staffAreas,
}

export const mayChange = (role: MemberRole, area: StaffArea): boolean => changedBy[role].includes(area)

/** Auditors read everything and change nothing. */
export const mayRead = (role: MemberRole, area: StaffArea): boolean => role === 'auditor' || mayChange(role, area)

export const rolesReading = (area: StaffArea): MemberRole[] => memberRoles.filter((role) => mayRead(role, area))

export const rolesChanging = (area: StaffArea): MemberRole[] => memberRoles.filter((role) => mayChange(role, area))

export const isStaff = (role: MemberRole): boolean => role !== 'member'
