import type { Reader } from '#platform/server/database/index.ts'
import type { Decision } from '../../contract.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { recentDecisions } from './list-queries.ts'

/** How many of a member's last decisions are listed. */
const shown = 10

/** A member's decisions of the last 24 hours, newest first, and the one that can be undone. */
export async function listRecent(
  reader: Reader,
  viewer: string,
): Promise<{ items: Decision[]; undo: { id: string; until: string } | null }> {
  const rows = await recentDecisions(reader, { viewer, limit: shown })
  const last = rows.find((row) => row.undoable)
  return {
    items: rows.map((row) => ({
      member: presentBrief(row),
      status: row.status,
      connected: row.connected,
      decided_at: row.created_at.toISOString(),
    })),
    undo: last ? { id: last.member_id, until: last.until.toISOString() } : null,
  }
}
