import { sql } from 'kysely'
import { candidatesById } from '#features/matching/server/candidates/candidate-queries.ts'
import { type Candidate, byPlace, rank } from '#features/matching/server/candidates/candidates.ts'
import type { Matchmaker } from '#features/matching/server/scoring/matchmaker.ts'
import { gateOf, queryOf } from '#features/matching/server/members/terms.ts'
import type { MatchMember } from '#features/matching/engine/member.ts'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import type { Reader } from '#platform/server/database/index.ts'

const inStatement = 2_000

/** The best of a group for a viewer without decisions, by scoring everybody: the reference for finding candidates by index. */
export async function rankEverybody(
  reader: Reader,
  { viewerId, viewer, group }: { viewerId: string; viewer: MatchMember; group: MemberGroup },
  matchmaker: Matchmaker,
  count: number,
): Promise<Candidate[]> {
  const gate = queryOf(gateOf(viewer, group))
  const { rows } = await sql<{ user_id: string }>`
    select user_id from match_members where terms @@ ${gate}::tsquery and user_id <> ${viewerId}`.execute(reader)
  let best: Candidate[] = []
  for (let from = 0; from < rows.length; from += inStatement) {
    const ids = rows.slice(from, from + inStatement).map(({ user_id }) => user_id)
    const some = await rank(matchmaker, viewer, group, await candidatesById(reader, { viewer: viewerId, ids }))
    best = [...best, ...some].toSorted(byPlace).slice(0, count)
  }
  return best
}
