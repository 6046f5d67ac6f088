import type { ColumnType, Generated } from 'kysely'
import type { PublicProfile } from '#features/profiles/contract.ts'
import type { ReportReason } from '../reasons.ts'

/** What a profile says that may be reported, as it was. */
export type ReportedProfile = Pick<
  PublicProfile,
  | 'full_name'
  | 'user_type'
  | 'company_name'
  | 'bio'
  | 'location'
  | 'website'
  | 'linkedin'
  | 'expertise_areas'
  | 'investment_focus'
  | 'investment_criteria'
>

/** A message as it was when it, or one near it, was reported. */
export interface ReportedMessage {
  said_by: 'reporter' | 'reported'
  content: string
  created_at: string
  /** The one that the report is about. */
  is_meant: boolean
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    reports: {
      id: string
      /** Null for who has left since, as the next. */
      reporter_id: string | null
      member_id: string | null
      reason: ReportReason
      details: string
      profile: ColumnType<ReportedProfile | null, string | null, string | null>
      messages: ColumnType<ReportedMessage[], string, string>
      created_at: Generated<Date>
    }
  }
}
