import * as z from 'zod'
import { givenTimestamp, type Page, type PageRequest } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Connection } from '../contract.ts'
import { type ConnectionRow, connectionsOf } from './connection-queries.ts'

const newestFirst = keyset(z.object({ created_at: givenTimestamp, other: z.uuid() }), ({ connected_at, member_id }: ConnectionRow) => ({
  created_at: connected_at.toISOString(),
  other: member_id,
}))

/** A page of a member's connections, newest first. @throws Refusal invalidInput if the cursor is invalid */
export async function listConnections(reader: Reader, viewer: string, request: PageRequest): Promise<Page<Connection>> {
  const page = await readPage(request, newestFirst, (limit, after) => connectionsOf(reader, { viewer, limit, ...after }))
  return presentPage(page, ({ connected_at, ...brief }) => ({
    ...presentBrief(brief),
    connected_at: connected_at.toISOString(),
  }))
}
