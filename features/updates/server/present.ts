import { presentBrief } from '#features/members/server/index.ts'
import type { ReportedUpdate, SentUpdate, Update } from '../contract.ts'
import { fewestReaders } from '../limits.ts'
import type { UpdateRow } from './queries.ts'

export const presentReported = (row: UpdateRow): ReportedUpdate => ({
  id: row.id,
  title: row.title,
  period: row.period,
  currency: row.currency,
  revenue: row.revenue,
  cash: row.cash,
  burn: row.burn,
  team: row.team,
  customers: row.customers,
  emissions_saved: row.emissions_saved,
  sent_at: row.sent_at.toISOString(),
})

export const presentUpdate =
  (viewer: string) =>
  (row: UpdateRow): Update => ({
    ...presentReported(row),
    body: row.body,
    sender: presentBrief(row),
    edited_at: row.edited_at?.toISOString() ?? null,
    is_read: row.member_id === viewer || row.read_at !== null,
    is_hidden: row.hidden_at !== null,
  })

/** For the founder: the number of recipients and readers, never who they are. */
export const presentSent = (row: UpdateRow): SentUpdate => ({
  ...presentUpdate(row.member_id)(row),
  reach: { receivers: row.receivers, readers: row.readers < fewestReaders ? null : row.readers },
})
