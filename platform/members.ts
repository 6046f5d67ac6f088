/** What the platform itself needs to know about members: types and roles. */
export const userTypes = ['startup', 'investor', 'mentor', 'advisor'] as const
export type UserType = (typeof userTypes)[number]

/** Operators have the role 'admin'. */
export const memberRoles = ['member', 'admin'] as const
export type MemberRole = (typeof memberRoles)[number]
