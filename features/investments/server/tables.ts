import type { Generated } from 'kysely'
import type { CountryCode } from '#features/places/countries.ts'
import type { Currency, FundingStage, Industry } from '#features/profiles/vocabulary.ts'
import type { FlowKind, Instrument, InvestmentStatus } from '../vocabulary.ts'

/** Amounts are integer minor units of the investment's currency; dates are texts, '2026-09-30'. */
interface InvestmentsTable {
  id: string
  user_id: string
  deal_id: string | null
  company_name: string
  instrument: Instrument
  status: InvestmentStatus
  currency: Currency
  industry: Industry | null
  funding_stage: FundingStage | null
  country: CountryCode | null
  sdgs: number[]
  note: string
  first_date: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    investments: InvestmentsTable
    investment_flows: { id: string; investment_id: string; kind: FlowKind; date: string; amount: number; note: string }
    investment_valuations: { id: string; investment_id: string; date: string; value: number; note: string }
    /** `user_id` null: the community's. */
    exchange_rates: { user_id: string | null; currency: Currency; date: string; rate: string }
  }
}
