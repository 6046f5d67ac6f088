import type { Services } from '#platform/server/services.ts'
import { presentBrief } from '#features/members/server/index.ts'
import type { Interest } from '../contract.ts'
import { interestCursor } from './cursor.ts'
import { interestsIn } from './list-queries.ts'
import { scoresFor } from './scores.ts'

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
