import type { Reader } from '#platform/server/database/index.ts'
import { presentBrief } from '#features/members/server/index.ts'
import type { Connection } from '../contract.ts'
import { connectionsOf } from './connection-queries.ts'
import { memberCursor } from './cursor.ts'

/** A page of those whom a member is connected to, last first. @throws Refusal invalidInput for a cursor that is none of ours */
export async function listConnections(
  reader: Reader,
  viewer: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: Connection[]; next_cursor: string | null }> {
  const [created_at, other] = cursor === undefined ? [] : memberCursor.decode(cursor)
  const rows = await connectionsOf(reader, { viewer, limit: limit + 1, created_at, other })
  const items = rows
    .slice(0, limit)
    .map(({ connected_at, ...brief }) => ({ ...presentBrief(brief), connected_at: connected_at.toISOString() }))
  const last = items.at(-1)
  return { items, next_cursor: rows.length > limit && last ? memberCursor.encode([last.connected_at, last.id]) : null }
}
