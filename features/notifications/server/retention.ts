import { sql } from 'kysely'
import { type RetentionKind, oldRows } from '#platform/server/retention.ts'

export const notificationsRetention: readonly RetentionKind[] = [
  {
    id: 'notifications.read',
    name: /*i18n*/ { id: 'retention.notifications.read', message: 'Notifications' },
    about: /*i18n*/ { id: 'retention.notifications.readAbout', message: 'Counted from when the member read or cleared them.' },
    days: 90,
    least: 7,
    ...oldRows('notifications', (before) => sql<boolean>`coalesce(cleared_at, read_at) < ${before}`),
  },
  {
    id: 'notifications.mails',
    name: /*i18n*/ { id: 'retention.notifications.mails', message: 'Records of emails about notifications' },
    about: /*i18n*/ {
      id: 'retention.notifications.mailsAbout',
      message: 'To which member an email was sent, and when. Not the email itself.',
    },
    days: 90,
    least: 7,
    ...oldRows('email_notifications', (before) => sql<boolean>`state <> 'pending' and created_at < ${before}`),
  },
]
