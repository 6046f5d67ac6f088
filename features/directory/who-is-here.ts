import type { OwnProfile } from '#features/profiles/contract.ts'
import type { DirectoryFilters } from './contract.ts'

/** Members that somebody may want to know of, as the directory finds them. */
export interface Group {
  what: 'investors' | 'startups' | 'mentors' | 'goal' | 'country'
  filters: DirectoryFilters
}

/** How many are told of at the end of the first steps. */
const most = 4

/** Who may matter to a member by what their profile says, those they joined for first. */
export function groupsFor({ user_type, industry, funding_stage, sdgs, country, investor_preferences: wanted }: OwnProfile): Group[] {
  const groups: Group[] = []
  const add = (what: Group['what'], filters: DirectoryFilters) => groups.push({ what, filters })
  if (user_type === 'startup') {
    const stage = funding_stage ?? undefined
    if (industry || stage) add('investors', { role: 'investor', ...(industry && { industry }), ...(stage && { stage }) })
    if (industry) add('mentors', { role: 'mentor', industry })
  } else if (user_type === 'investor') {
    // Of several stages none stands for all.
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
  return groups.slice(0, most)
}
