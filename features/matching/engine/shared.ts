import { usualAt } from './fit.ts'
import type { Community, MatchMember, PairFacts } from './member.ts'

/** What two members have in common, regardless of who decides. Each is 0 or above: having nothing in common does no harm. */
export interface Shared {
  sameLabels: number
  sameIndustry: number
  sameCity: number
  sameCountry: number
  sameRegion: number
  goals: number
  sfdr: number
  mutual: number
}

/** The maximum for shared labels: that of two rare ones. */
const maxForLabels = 3

export function sharedBy(one: MatchMember, other: MatchMember, { mutual }: PairFacts, community: Community): Shared {
  const a = one.traits
  const b = other.traits
  const usual = community[other.group]
  const back = community[one.group]
  let labels = 0
  for (const label of a.labels) {
    if (b.labels.includes(label)) labels -= Math.log((usualAt(usual, 'labels', label) + usualAt(back, 'labels', label)) / 2)
  }
  let industry = 0
  for (const name of a.industries) if (b.industries.includes(name)) industry = 1
  return {
    sameLabels: (maxForLabels * labels) / (labels + maxForLabels * 2),
    sameIndustry: industry,
    sameCity: a.city !== null && a.city === b.city ? 1 : 0,
    sameCountry: a.country !== null && a.country === b.country ? 1 : 0,
    sameRegion: a.regions[0] !== undefined && a.regions[0] !== 'global' && a.regions[0] === b.regions[0] ? 1 : 0,
    goals: goalsShared(a.goals, b.goals),
    sfdr: Math.max(sfdrFit(one, other), sfdrFit(other, one)),
    mutual: mutual > 0 ? Math.log1p(mutual) : 0,
  }
}

/** From 0 to 1: each shared goal counts, further ones a little less. */
function goalsShared(one: readonly number[], other: readonly number[]): number {
  let shared = 0
  for (const goal of one) if (other.includes(goal)) shared += 1
  return shared / (shared + 1)
}

/**
 * Article 9 funds must have sustainable investment as their objective, Article 8 funds promote such characteristics
 * (Regulation (EU) 2019/2088): a startup that names its goals is one they can account for.
 */
function sfdrFit(investor: MatchMember, startup: MatchMember): number {
  if (investor.group !== 'investor' || startup.group !== 'startup' || startup.traits.goals.length === 0) return 0
  return investor.traits.sfdr === 'article-9' ? 1 : investor.traits.sfdr === 'article-8' ? 0.5 : 0
}
