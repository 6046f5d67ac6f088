import type { Generated } from 'kysely'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type { InvestmentFields } from '../ledger-contract.ts'
import type { FlowKind } from '../vocabulary.ts'

/** Amounts are integer minor units of the investment's currency; dates are strings, '2026-09-30'. */
interface InvestmentsTable extends InvestmentFields {
  id: string
  user_id: string
  deal_id: string | null
  first_date: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    investments: InvestmentsTable
    investment_flows: { id: string; investment_id: string; kind: FlowKind; date: string; amount: number; note: string }
    investment_valuations: { id: string; investment_id: string; date: string; value: number; note: string }
    /** `user_id` is null for the community's rates. */
    exchange_rates: { user_id: string | null; currency: Currency; date: string; rate: string }
  }
}
