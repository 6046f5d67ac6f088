/** What the platform itself needs to know about members: types and roles. */
export const userTypes = ['startup', 'investor', 'mentor', 'advisor'] as const
export type UserType = (typeof userTypes)[number]

/** What members do for the community, see `staff.ts`. Operators have the role 'admin'. */
export const memberRoles = ['member', 'moderator', 'programme_manager', 'auditor', 'admin'] as const
export type MemberRole = (typeof memberRoles)[number]
