import type { Services } from '#platform/server/services.ts'
import type { Interest } from '../../contract.ts'
import { presentBrief } from '../cards/member-brief.ts'
import { knownMembers } from '../members/known-members.ts'
import { currentMatchmaker, scoreOf } from '../scoring/matchmaker.ts'
import { interestCursor } from './cursor.ts'
import { interestsIn, mutualCounts } from './list-queries.ts'

/** A page of those who accepted a member and wait for an answer, last first. @throws Refusal invalidInput for a cursor that is none of ours */
export async function listInterests(
  services: Pick<Services, 'database'>,
  viewer: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: Interest[]; next_cursor: string | null }> {
  const [settled_at, id] = cursor === undefined ? [] : interestCursor.decode(cursor)
  const rows = await interestsIn(services.database.kysely, { viewer, limit: limit + 1, settled_at, id })
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const scores = await scoresFor(
    services,
    viewer,
    items.map((row) => row.member_id),
  )
  return {
    items: items.map((row) => ({
      member: presentBrief(row),
      // Who has just left has none any more: then it is what their own card said.
      score: scores.get(row.member_id) ?? row.match_score,
      note: row.note,
      received_at: row.settled_at.toISOString(),
    })),
    next_cursor: rows.length > limit && last ? interestCursor.encode([last.settled_at.toISOString(), last.id]) : null,
  }
}

/** How well each of these members fits a viewer at this moment, as their cards would say. */
async function scoresFor({ database }: Pick<Services, 'database'>, viewerId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>()
  const reader = database.kysely
  const [matchmaker, known, mutual] = await Promise.all([
    currentMatchmaker(database),
    knownMembers(reader, [viewerId, ...ids]),
    mutualCounts(reader, viewerId, ids),
  ])
  const viewer = known.get(viewerId)
  return new Map(
    ids.flatMap((id) => {
      const member = known.get(id)
      return viewer && member ? [[id, scoreOf(matchmaker, viewer, member, { mutual: mutual.get(id) ?? 0 })] as const] : []
    }),
  )
}
