/** What the platform itself must know of members: their types and roles, as data. */
export const userTypes = ['startup', 'investor', 'mentor', 'advisor'] as const
export type UserType = (typeof userTypes)[number]

/** Operators of a community have the role 'admin'. */
export const memberRoles = ['member', 'admin'] as const
export type MemberRole = (typeof memberRoles)[number]
