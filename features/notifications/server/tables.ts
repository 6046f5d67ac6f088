import type { Generated, JSONColumnType } from 'kysely'
import type { ServerText, TextValue } from '#platform/contract.ts'
import type { NotificationPreferences } from '../contract.ts'
import type { NotificationType, Priority } from '#platform/notifications.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    notifications: {
      id: Generated<number>
      revision: Generated<number>
      user_id: string
      kind: string
      type: NotificationType
      priority: Priority
      key: string
      position: Generated<number>
      title: JSONColumnType<ServerText>
      description: string
      /** Replaces the description if it is more than members' own text. */
      details: JSONColumnType<Exclude<TextValue, string | number>> | null
      target: string
      actor_id: string | null
      count: Generated<number>
      created_at: Generated<Date>
      read_at: Date | null
      cleared_at: Date | null
    }
    notification_preferences: { user_id: string } & { [Name in keyof NotificationPreferences]: Generated<boolean> }
    email_notifications: {
      id: Generated<number>
      user_id: string
      notification_type: string
      key: string
      /** What was sent. */
      metadata: JSONColumnType<{ subject?: string }>
      unless_read: boolean
      merged: Generated<number>
      state: Generated<'pending' | 'sent' | 'cancelled' | 'failed'>
      email_sent: Generated<boolean>
      sent_at: Date | null
      attempts: Generated<number>
      last_error: string | null
      created_at: Generated<Date>
    }
  }
}
