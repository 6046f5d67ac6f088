import type { Reader } from '#platform/server/database/index.ts'
import { presentBrief } from '#features/members/server/index.ts'
import type { BlockedMember } from '../contract.ts'
import { memberCursor } from './cursor.ts'
import { blockedBy } from './queries.ts'

interface BlockedPage {
  items: BlockedMember[]
  next_cursor: string | null
}

/** A page of those whom a member blocked, last first. @throws Refusal invalidInput for a cursor that is none of ours */
export async function listBlocked(
  reader: Reader,
  member: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<BlockedPage> {
  const [created_at, blocked_id] = cursor === undefined ? [] : memberCursor.decode(cursor)
  const after = created_at && blocked_id ? { created_at, blocked_id } : undefined
  const rows = await blockedBy(reader, member, after, limit + 1)
  const items = rows
    .slice(0, limit)
    .map(({ created_at: blocked_at, ...brief }) => ({ ...presentBrief(brief), blocked_at: blocked_at.toISOString() }))
  const last = items.at(-1)
  return { items, next_cursor: rows.length > limit && last ? memberCursor.encode([last.blocked_at, last.id]) : null }
}
