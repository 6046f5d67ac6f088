import { type MemberGroup, memberGroups } from '#features/profiles/vocabulary.ts'

/** The lists that can replace the cards. */
export const matchListNames = ['interests', 'sent', 'connections', 'bookmarks', 'passed'] as const
export type MatchListName = (typeof matchListNames)[number]

/** Search parameters of the matching screen. */
export interface MatchingSearch {
  /** The role of the cards; by default the one that fits the member's own role best. */
  role?: MemberGroup
  /** A list in place of the cards. */
  list?: MatchListName
}

/** Leaves out invalid values. */
export function validMatchingSearch({ role, list }: Record<string, unknown>): MatchingSearch {
  const group = memberGroups.find((each) => each === role)
  const name = matchListNames.find((each) => each === list)
  return { ...(group && { role: group }), ...(name && { list: name }) }
}

/** The role a member is most likely to look for. */
export const usualRole = (own: MemberGroup): MemberGroup => (own === 'startup' ? 'investor' : 'startup')
