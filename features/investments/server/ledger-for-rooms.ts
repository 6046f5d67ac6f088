import type { Reader } from '#platform/server/database/index.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import { type Convert, converterTo } from '../rates.ts'
import type { Flow, Valuation } from '../value.ts'
import type { InvestmentStatus } from '../vocabulary.ts'
import { entriesOf } from './entry-queries.ts'
import type { Holder } from './holder.ts'
import { companiesInLedger } from './queries.ts'
import { ratesToConvert } from './rate-queries.ts'
import { byInvestment } from './read-ledger.ts'

/** An investment for rooms that calculate with ledgers. */
export interface LedgerInvestment {
  id: string
  deal_id: string | null
  company_name: string
  status: InvestmentStatus
  currency: Currency
  first_date: string
  flows: readonly Flow[]
  valuations: readonly Valuation[]
}

/** A ledger's investments with their cash flows and valuations, the first ones first. Includes planned ones. */
export async function ledgerInvestments(reader: Reader, holder: Holder): Promise<LedgerInvestment[]> {
  const rows = await companiesInLedger(reader, holder)
  const of = byInvestment(rows.length === 0 ? [] : await entriesOf(reader, { ids: rows.map(({ id }) => id) }))
  return rows.map((row) => ({ ...row, ...of(row.id) }))
}

/** Converts amounts of these days at the ledger's and the community's rates. */
export const ledgerConverter = async (
  reader: Reader,
  holder: Holder,
  base: Currency,
  amounts: Iterable<{ currency: Currency; date: string }>,
): Promise<Convert> => converterTo(base, await ratesToConvert(reader, holder, base, amounts))
