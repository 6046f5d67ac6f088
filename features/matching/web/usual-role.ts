import type { MemberGroup } from '#features/profiles/vocabulary.ts'

/** Whom a member would look for first. */
export const usualRole = (own: MemberGroup): MemberGroup => (own === 'startup' ? 'investor' : 'startup')
