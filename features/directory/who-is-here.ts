import type { OwnProfile } from '#features/profiles/contract.ts'
import type { DirectoryFilters } from './contract.ts'

/** A group of members that may interest someone, and the directory filters that find it. */
export interface Group {
  what: 'investors' | 'startups' | 'mentors' | 'goal' | 'country'
  filters: DirectoryFilters
}

/** How many groups are shown at the end of the first steps. */
const maxGroups = 4

/** Groups that may interest a member according to their profile, the most relevant first. */
export function groupsFor({ user_type, industry, funding_stage, sdgs, country, investor_preferences: wanted }: OwnProfile): Group[] {
  const groups: Group[] = []
  const add = (what: Group['what'], filters: DirectoryFilters) => groups.push({ what, filters })
  if (user_type === 'startup') {
    const stage = funding_stage ?? undefined
    if (industry || stage) add('investors', { role: 'investor', ...(industry && { industry }), ...(stage && { stage }) })
    if (industry) add('mentors', { role: 'mentor', industry })
  } else if (user_type === 'investor') {
    // Only filter by stage if there is exactly one.
    const [stage, ...others] = wanted?.stages ?? []
    const one = stage && others.length === 0 ? { stage } : {}
    const industries = wanted?.industries.length ? wanted.industries : industry ? [industry] : []
    for (const each of industries.slice(0, 2)) add('startups', { role: 'startup', industry: each, ...one })
    if (industries.length === 0 && stage) add('startups', { role: 'startup', stage })
  } else if (industry) {
    add('startups', { role: 'startup', industry })
  }
  for (const goal of sdgs.slice(0, 2)) add('goal', { goal })
  if (country) add('country', { country })
  return groups.slice(0, maxGroups)
}
