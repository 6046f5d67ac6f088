import type { Generated } from 'kysely'
import type { CountryCode } from '#features/places/countries.ts'
import type { Region } from '#features/places/vocabulary.ts'
import type { Currency, FundingStage, Industry } from '#features/profiles/vocabulary.ts'
import type { ReaderChoice } from '../access-choices.ts'
import type { IntroductionState } from '../introductions.ts'
import type { PipelineStep } from '../pipeline-steps.ts'
import type { DealStatus } from '../statuses.ts'

/** Amounts are integer minor units of `currency`; those in whole euros are for comparing, and shown to nobody. */
export interface DealFlowsTable {
  id: string
  user_id: string
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
  /** A text of `tsvector`. */
  terms: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** What is counted for a deal's owner. */
export const actionTypes = ['viewed', 'downloaded', 'bookmarked', 'interested', 'requested_intro'] as const
export type ActionType = (typeof actionTypes)[number]

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    deal_flows: DealFlowsTable
    deal_drafts: { user_id: string; deal_id: string; content: string; updated_at: Generated<Date> }
    deal_counts: { deal_id: string } & Record<ActionType, Generated<number>>
    deal_tellings: { deal_id: string; up_to: string | null }
    deal_interactions: {
      id: Generated<number>
      deal_id: string
      investor_id: string
      action_type: ActionType
      timestamp: Generated<Date>
    }
    deal_introductions: {
      deal_id: string
      investor_id: string
      note: string
      state: Generated<IntroductionState>
      reason: Generated<string>
      requested_at: Generated<Date>
      answered_at: Date | null
    }
    deal_pipeline: {
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
      state: 'asked' | 'granted' | 'refused'
      asked_at: Generated<Date>
      answered_at: Date | null
    }
  }
}
