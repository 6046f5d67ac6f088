import * as z from 'zod'
import { givenTimestamp, type Page, type PageRequest } from '#platform/contract.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import type { Interest } from '../../contract.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { type InterestRow, interestsIn } from './list-queries.ts'
import { scoresFor } from './scores-for.ts'

const lastFirst = keyset(z.object({ settled_at: givenTimestamp, id: z.int().min(0) }), ({ settled_at, id }: InterestRow) => ({
  settled_at: settled_at.toISOString(),
  id,
}))

/** A page of the members who accepted a member without an answer yet, newest first. @throws Refusal invalidInput for an invalid cursor */
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
