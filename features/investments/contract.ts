import * as z from 'zod'
import { csvContract } from './csv-contract.ts'
import { entriesContract } from './entries-contract.ts'
import { ledgerContract } from './ledger-contract.ts'
import { portfolioContract } from './portfolio-contract.ts'
import { ratesContract } from './rates-contract.ts'
import { id } from './values-contract.ts'

export type { FlowFields, ValuationFields } from './entries-contract.ts'
export type { InvestmentFields } from './ledger-contract.ts'

export const investmentsContract = { ...portfolioContract, ...ledgerContract, ...entriesContract, ...csvContract, ...ratesContract }

export const investmentsLive = {
  /** The member's ledger or rates have changed: refetch them. `investment_id` is null if more than one investment has changed. */
  'investments.changed': z.object({ investment_id: id.nullable() }),
}
