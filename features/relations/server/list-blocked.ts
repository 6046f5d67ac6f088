import * as z from 'zod'
import { givenTimestamp, type Page, type PageRequest } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { BlockedMember } from '../contract.ts'
import { type BlockedRow, blockedBy } from './queries.ts'

const newestFirst = keyset(z.object({ created_at: givenTimestamp, blocked_id: z.uuid() }), ({ created_at, member_id }: BlockedRow) => ({
  created_at: created_at.toISOString(),
  blocked_id: member_id,
}))

/** A page of the members that a member blocked, newest first. @throws Refusal invalidInput if the cursor is invalid */
export async function listBlocked(reader: Reader, member: string, request: PageRequest): Promise<Page<BlockedMember>> {
  const page = await readPage(request, newestFirst, (limit, after) => blockedBy(reader, member, after, limit))
  return presentPage(page, ({ created_at, ...brief }) => ({
    ...presentBrief(brief),
    blocked_at: created_at.toISOString(),
  }))
}
