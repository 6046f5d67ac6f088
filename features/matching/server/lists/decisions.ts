import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { presentBrief } from '#features/members/server/index.ts'
import type { OwnDecision } from '../../contract.ts'
import type { Status } from '../deciding/decision-queries.ts'
import { type DecisionRow, rejections, waitingAccepts } from './list-queries.ts'

const lastFirst = keyset(z.object({ created_at: givenTimestamp, id: z.int().min(0) }), ({ created_at, id }: DecisionRow) => ({
  created_at: created_at.toISOString(),
  id,
}))

/** A page of a member's unanswered accepts, or of their rejections. @throws Refusal invalidInput for an invalid cursor */
export async function listDecisions(
  reader: Reader,
  viewer: string,
  { status, ...request }: PageRequest & { status: Status },
): Promise<Page<OwnDecision>> {
  const decisionsOf = status === 'accepted' ? waitingAccepts : rejections
  const page = await readPage(request, lastFirst, (limit, after) => decisionsOf(reader, { viewer, limit, ...after }))
  return presentPage(page, (row) => ({ member: presentBrief(row), note: row.note, decided_at: row.created_at.toISOString() }))
}
