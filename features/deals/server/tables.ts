import type { Generated } from 'kysely'
import type { CountryCode } from '#features/places/countries.ts'
import type { Region } from '#features/places/vocabulary.ts'
import type { Currency, FundingStage, Industry } from '#features/profiles/vocabulary.ts'
import type { ReaderChoice } from '../access-choices.ts'
import type { IntroductionState } from '../introductions.ts'
import type { InvestorStep } from '../investor-steps.ts'
import type { PipelineStep } from '../pipeline-steps.ts'
import type { GrantState } from '../reading.ts'
import type { DealStatus } from '../statuses.ts'

/** Amounts are integer minor units of `currency`. The columns in whole euros are only for comparison. */
export interface DealFlowsTable {
  id: string
  /** Who posted it or continues it, and is its contact. */
  user_id: string
  /** The organisation that it belongs to; null: only to the member. */
  organisation_id: Generated<string | null>
  title: string
  company_name: string
  description: string
  impact: string
  industry: Industry
  funding_stage: FundingStage
  funding_amount: number
  valuation: number | null
  min_investment: number
  max_investment: number
  currency: Currency
  euros: number
  min_euros: number
  max_euros: number
  country: CountryCode | null
  city_id: number | null
  city: string | null
  geography: (Region | CountryCode)[]
  co_investment: boolean
  progress: number
  contact_person: string
  contact_email: string
  website: string | null
  sdgs: number[]
  readers: ReaderChoice
  status: Generated<DealStatus>
  /** A `tsvector`. */
  terms: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** Actions with an all-time counter. */
type CountedAction = 'viewed' | 'downloaded' | 'bookmarked' | 'interested' | 'requested_intro'

/** A member's activity on another member's deal. */
export type ActionType = CountedAction | 'read' | 'invested'

/** Actions with daily counters; 'talking' is an accepted introduction. */
export type DailyAction = Exclude<ActionType, 'bookmarked'> | 'talking'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    deal_flows: DealFlowsTable
    deal_standings: { user_id: string; status: DealStatus; count: number }
    deal_totals: { status: DealStatus; count: number }
    deal_drafts: { user_id: string; deal_id: string; content: string; updated_at: Generated<Date> }
    /** `bookmarks_shown`: what owners see of `bookmarked`, updated once a week. */
    deal_counts: { deal_id: string; bookmarks_shown: Generated<number> } & Record<CountedAction, Generated<number>>
    deal_tellings: { deal_id: string; up_to: string | null }
    deal_interactions: {
      id: Generated<number>
      deal_id: string
      investor_id: string
      action_type: ActionType
      timestamp: Generated<Date>
    }
    deal_days: { deal_id: string; day: string; action: DailyAction; count: number }
    deal_investors: { deal_id: string; member_id: string; step: InvestorStep; visits: Generated<number>; at: Date }
    deal_introductions: {
      deal_id: string
      investor_id: string
      note: string
      state: Generated<IntroductionState>
      reason: Generated<string>
      requested_at: Generated<Date>
      answered_at: Date | null
      /** Null: the member responsible for the deal. */
      answered_by: Generated<string | null>
    }
    deal_pipeline: {
      id: Generated<string>
      investor_id: string
      deal_id: string
      step: PipelineStep
      place: number
      pass_reason: Generated<string>
      note: Generated<string>
      updated_at: Generated<Date>
    }
    deal_grants: {
      deal_id: string
      member_id: string
      state: GrantState
      asked_at: Date | null
      answered_at: Date | null
      /** Null: the member responsible for the deal. */
      answered_by: Generated<string | null>
    }
  }
}
