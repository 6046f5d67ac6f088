import { presentBrief } from '#features/members/server/index.ts'
import type { Notification, NotificationSummary } from '../contract.ts'
import type { NotificationRow, SummaryRow } from './queries.ts'

/** A row as a notification of the contract; the output schema drops the other columns. */
export const presentNotification = ({ actor, read_at, created_at, ...row }: NotificationRow): Notification => ({
  ...row,
  actor: actor && presentBrief(actor),
  read: read_at !== null,
  created_at: created_at.toISOString(),
})

export function presentSummary({ unread, unseen, revision }: SummaryRow): NotificationSummary {
  const byType: NotificationSummary['unseen'] = {}
  for (const { type, count } of unseen) byType[type] = (byType[type] ?? 0) + count
  return { unread, unseen: byType, unseen_kinds: Object.fromEntries(unseen.map(({ kind, count }) => [kind, count])), revision }
}
