import * as z from 'zod'
import { givenTimestamp, type Page, type PageRequest } from '#platform/contract.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import type { Interest } from '../../contract.ts'
import { knownMembers } from '../members/known-members.ts'
import { scoreOf } from '../../engine/score.ts'
import { currentMatchmaker } from '../scoring/matchmaker.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { type InterestRow, interestsIn, mutualCounts } from './list-queries.ts'

const lastFirst = keyset(z.object({ settled_at: givenTimestamp, id: z.int().min(0) }), ({ settled_at, id }: InterestRow) => ({
  settled_at: settled_at.toISOString(),
  id,
}))

/** A page of those who accepted a member and wait for an answer, last first. @throws Refusal invalidInput for a cursor that is none of ours */
export async function listInterests(services: Pick<Services, 'database'>, viewer: string, request: PageRequest): Promise<Page<Interest>> {
  const page = await readPage(request, lastFirst, (limit, after) => interestsIn(services.database.kysely, { viewer, limit, ...after }))
  const scores = await scoresFor(
    services,
    viewer,
    page.items.map((row) => row.member_id),
  )
  return presentPage(page, (row) => ({
    member: presentBrief(row),
    score: scores.get(row.member_id) ?? null,
    note: row.note,
    received_at: row.settled_at.toISOString(),
  }))
}

/** How well each of these members fits a viewer at this moment, as their cards would say. */
async function scoresFor({ database }: Pick<Services, 'database'>, viewerId: string, ids: readonly string[]) {
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
