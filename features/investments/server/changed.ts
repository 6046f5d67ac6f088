import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import { briefColumns, members, presentBrief } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { Changed } from '../ledger-contract.ts'
import type { InvestmentRow } from './queries.ts'

interface ChangedRow {
  updated_by: string | null
  updated_at: Date
}

/** Who is responsible for a shared investment, and who changed it and its entries, without members who are hidden from the viewer. */
export async function changesSeenBy(reader: Reader, viewer: Actor, row: InvestmentRow, entries: readonly ChangedRow[]) {
  const isShared = row.organisation_id !== null
  const ids = isShared ? [row.user_id, ...[row, ...entries].flatMap(({ updated_by }) => updated_by ?? [])] : []
  const briefs = ids.length === 0 ? new Map<string, MemberBrief>() : await briefsSeenBy(reader, viewer, [...new Set(ids)])
  const briefOf = (id: string | null): MemberBrief | null => (id === null ? null : (briefs.get(id) ?? null))
  const changedOf = ({ updated_by, updated_at }: ChangedRow): Changed =>
    isShared ? { by: briefOf(updated_by), at: updated_at.toISOString() } : null
  return { briefOf, changedOf }
}

async function briefsSeenBy(reader: Reader, viewer: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, MemberBrief>> {
  const rows = await reader
    .selectFrom(members.as('u'))
    .select(briefColumns('u'))
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(sql<boolean>`u.id <> all(${hiddenFrom(sql`${viewer.id}::uuid`)})`)
    .execute()
  return new Map(rows.map((row) => [row.member_id, presentBrief(row)]))
}
