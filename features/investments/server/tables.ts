import type { Generated } from 'kysely'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type { InvestmentFields } from '../ledger-contract.ts'
import type { FlowKind } from '../vocabulary.ts'

/** In a shared ledger: who added or last changed a row. */
interface Changed {
  updated_by: Generated<string | null>
  updated_at: Generated<Date>
}

/** Amounts are integer minor units of the investment's currency; dates are strings, '2026-09-30'. */
interface InvestmentsTable extends InvestmentFields, Changed {
  id: string
  /** Who is responsible for it: who added it, or the colleague who continues for them. */
  user_id: string
  /** Whose people share it; null in a member's own ledger. */
  organisation_id: string | null
  deal_id: string | null
  first_date: string
  created_at: Generated<Date>
}

interface FlowsTable extends Changed {
  id: string
  investment_id: string
  kind: FlowKind
  date: string
  amount: number
  note: string
}

interface ValuationsTable extends Changed {
  id: string
  investment_id: string
  date: string
  value: number
  note: string
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    investments: InvestmentsTable
    investment_flows: FlowsTable
    investment_valuations: ValuationsTable
    /** A member's, an organisation's, or, without either, the community's. */
    exchange_rates: { user_id: string | null; organisation_id: string | null; currency: Currency; date: string; rate: string }
  }
}
