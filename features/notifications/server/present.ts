import { presentBrief } from '#features/members/server/index.ts'
import type { Notification } from '../contract.ts'
import type { NotificationRow } from './queries.ts'

/** A row as the contract's notification; the output schema then drops what it does not list. */
export const presentNotification = ({ actor, read_at, created_at, ...row }: NotificationRow): Notification => ({
  ...row,
  actor: actor && presentBrief(actor),
  read: read_at !== null,
  created_at: created_at.toISOString(),
})
