import { groupOf } from '#features/profiles/vocabulary.ts'
import { useMember } from '#features/members/web/index.ts'
import type { DirectoryFilters, MemberCounts } from '../contract.ts'
import { countCap } from '../count-cap.ts'

export type DirectoryCounts = { community: MemberCounts; matching: MemberCounts | null }

/** How many members the list holds, which leaves oneself out; `atLeast` where counting stopped at the cap. */
export function useResultCount(
  filters: DirectoryFilters,
  counts: DirectoryCounts | undefined,
): { count: number; isAtLeast: boolean } | undefined {
  const member = useMember()
  if (!counts) return undefined
  const role = filters.role ?? 'all'
  if (counts.matching) return { count: Math.min(counts.matching[role], countCap), isAtLeast: counts.matching[role] > countCap }
  const isOneself = role === 'all' || (member !== undefined && groupOf(member.user_type) === role)
  return { count: Math.max(0, counts.community[role] - (isOneself ? 1 : 0)), isAtLeast: false }
}
