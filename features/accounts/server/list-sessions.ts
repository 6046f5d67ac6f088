import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Session } from '../session-contract.ts'
import { deviceOf } from './device.ts'
import { type SessionRow, sessionsOf } from './session-queries.ts'

const order = keyset(
  z.object({ is_current: z.boolean(), used_at: givenTimestamp, id: z.uuid() }),
  ({ is_current, used_at, id }: SessionRow) => ({ is_current, used_at: used_at.toISOString(), id }),
)

/** A page of a member's sessions. @throws Refusal invalidInput if the cursor is invalid */
export async function listSessions(reader: Reader, actor: Actor, request: PageRequest): Promise<Page<Session>> {
  const page = await readPage(request, order, (limit, after) => sessionsOf(reader, actor, after, limit))
  return presentPage(page, ({ id, userAgent, used_at, last_used_from, is_current }) => ({
    id,
    ...deviceOf(userAgent),
    last_used_at: used_at.toISOString(),
    last_used_from,
    is_current,
  }))
}
