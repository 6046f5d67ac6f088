import { type MemberGroup, memberGroups } from '#features/profiles/vocabulary.ts'

/** The lists that take the place of the cards. */
export const matchListNames = ['interests', 'sent', 'connections', 'bookmarks', 'passed'] as const
export type MatchListName = (typeof matchListNames)[number]

/** What the matching screen shows, as it stands in its address. */
export interface MatchingSearch {
  /** Whose cards; those who fit the member's own kind most often, unless told. */
  role?: MemberGroup
  /** A list in place of the cards. */
  list?: MatchListName
}

/** What is not one of the choices is left out. */
export function validMatchingSearch({ role, list }: Record<string, unknown>): MatchingSearch {
  const group = memberGroups.find((each) => each === role)
  const name = matchListNames.find((each) => each === list)
  return { ...(group && { role: group }), ...(name && { list: name }) }
}

/** Whom a member would look for first. */
export const usualRole = (own: MemberGroup): MemberGroup => (own === 'startup' ? 'investor' : 'startup')
