import { sql } from 'kysely'
import { type RetentionKind, oldRows } from '#platform/server/retention.ts'

export const sentRetention: RetentionKind = {
  id: 'announcements.sent',
  name: /*i18n*/ { id: 'retention.announcements.sent', message: 'Announcements that were sent' },
  about: /*i18n*/ {
    id: 'retention.announcements.sentAbout',
    message: 'With their counts, and who dismissed them. Those still on the dashboard stay.',
  },
  days: null,
  least: 30,
  ...oldRows(
    'announcements',
    (before) => sql<boolean>`(
      begun_at < ${before} and state in ('sent', 'stopped')
      and not (as_banner and banner_ended_at is null and (banner_ends_at is null or banner_ends_at > now())))`,
  ),
}
