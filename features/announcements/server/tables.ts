import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#platform/language.ts'
import type { MemberFilters } from '#features/member-support/contract.ts'
import type { AnnouncementTexts } from '../in-language.ts'
import type { AnnouncementState } from '../vocabulary.ts'

export interface AnnouncementsTable {
  id: string
  token: string
  author_id: string | null
  state: Generated<AnnouncementState>
  version: Generated<number>
  main_language: Language
  texts: ColumnType<AnnouncementTexts, string, string>
  link: string
  as_banner: boolean
  /** A day in `time_zone`. */
  banner_until: string | null
  /** When that day ends. */
  banner_ends_at: Date | null
  as_mail: boolean
  /** The post has the announcement's id. */
  as_post: boolean
  time_zone: string
  /** Of the list of members; null if they are chosen one by one. */
  filters: ColumnType<MemberFilters | null, string | null, string | null>
  scheduled_at: Date | null
  begun_at: Date | null
  banner_ended_at: Date | null
  /** Each batch of mails is sent by one job, which knows its number. */
  batch: Generated<number>
  /** Set while the mail server asks us to wait. */
  next_batch_at: Date | null
  /** In the segment when it began. */
  members: Generated<number>
  recipients: Generated<number>
  sent: Generated<number>
  failed: Generated<number>
  skipped: Generated<number>
  followed: Generated<number>
  created_at: Generated<Date>
  changed_at: Generated<Date>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    announcements: AnnouncementsTable
    announcement_members: { announcement_id: string; member_id: string }
    announcement_recipients: { announcement_id: string; member_id: string; attempts: Generated<number> }
    announcement_dismissals: { announcement_id: string; member_id: string }
    announcement_opt_outs: { member_id: string; created_at: Generated<Date> }
  }
}
