import type { Services } from '#platform/server/services.ts'
import { scoreOf } from '../../engine/score.ts'
import { knownMembers } from '../members/known-members.ts'
import { currentMatchmaker } from '../scoring/matchmaker.ts'
import { mutualCounts } from './list-queries.ts'

/** How well each of these members currently fits a viewer, as on their cards. */
export async function scoresFor({ database }: Pick<Services, 'database'>, viewerId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number | null>()
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
      return viewer && member ? [[id, scoreOf(viewer, member, { mutual: mutual.get(id) ?? 0 }, matchmaker.community).value] as const] : []
    }),
  )
}
