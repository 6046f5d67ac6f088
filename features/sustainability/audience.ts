import type { Section } from './catalogue/question.ts'

/** Who reads a section, from few to all; each includes those before it. */
export const audiences = ['team', 'granted', 'connections', 'members', 'public'] as const
export type Audience = (typeof audiences)[number]

/** Of sections whose audience nobody has chosen. */
export const usualAudience: Audience = 'granted'

/** How a reader stands to an organisation. */
export interface Reader {
  isTeam: boolean
  isMember: boolean
  isConnected: boolean
  /** The frameworks and years for which the organisation granted a request of theirs. */
  granted: readonly { framework: string; year: number }[]
}

/** What a reader may read of a section: all of it, only questions of frameworks that they were granted, or nothing. */
export function readingOf(audience: Audience, { isTeam, isMember, isConnected, granted }: Reader): 'all' | 'granted' | 'nothing' {
  if (isTeam || audience === 'public') return 'all'
  if (audience === 'members' && isMember) return 'all'
  if ((audience === 'members' || audience === 'connections') && isConnected) return 'all'
  return audience !== 'team' && granted.length > 0 ? 'granted' : 'nothing'
}

/** The chosen audience of each section. */
export type ChosenAudiences = ReadonlyMap<Section, Audience>
export const audienceOf = (chosen: ChosenAudiences, section: Section): Audience => chosen.get(section) ?? usualAudience

/** The one of two audiences that fewer belong to. */
export const narrower = (one: Audience, other: Audience): Audience => (audiences.indexOf(one) < audiences.indexOf(other) ? one : other)
