import type { ColumnType, Generated } from 'kysely'
import type { PublicProfile } from '#features/profiles/contract.ts'
import type { Said } from '../contract.ts'
import type { ReportReason } from '../reasons.ts'
import type { CaseKind, ContentAct, ContentState, MemberAct } from '../vocabulary.ts'

/** The reportable parts of a profile, as they were. */
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

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    reports: {
      id: string
      case_id: string
      /** Null if the member has left; the same for the next one. */
      reporter_id: string | null
      member_id: string | null
      reason: ReportReason
      details: string
      profile: ColumnType<ReportedProfile | null, string | null, string | null>
      /** The reported content and its context, as they were. */
      messages: ColumnType<Said[], string, string>
      created_at: Generated<Date>
    }
    report_cases: {
      id: string
      kind: CaseKind
      subject_id: string | null
      member_id: string | null
      address: string | null
      content_state: ContentState | null
      is_open: Generated<boolean>
      moved_at: Generated<Date>
      reports: Generated<number>
      version: Generated<number>
    }
    report_decisions: {
      id: string
      case_id: string
      member_id: string | null
      operator_id: string | null
      content_act: ContentAct | null
      member_act: MemberAct | null
      ends_at: Date | null
      reason: string
      note: string
      created_at: Generated<Date>
      answer: Generated<string | null>
      answered_at: Generated<Date | null>
      outcome: Generated<'kept' | 'reversed' | null>
    }
    decision_links: { token_hash: Buffer; decision_id: string; expires_at: Date }
  }
}
