import type { Deal } from '#features/deals/contract.ts'
import type { CountryCode } from '#features/places/countries.ts'
import type { Currency, FundingStage, Industry } from '#features/profiles/vocabulary.ts'
import type { Investment } from '../../ledger-contract.ts'
import type { Instrument, InvestmentStatus } from '../../vocabulary.ts'

/** The values of the form's fields. */
export interface InvestmentValues {
  company_name: string
  instrument: Instrument
  status: InvestmentStatus
  currency: Currency
  /** Minor units. */
  amount: number | null
  /** '2026-09-30' */
  date: string
  industry: Industry | typeof none
  funding_stage: FundingStage | typeof none
  country: CountryCode | null
  sdgs: readonly number[]
  note: string
}

/** The option of a select for no value. */
export const none = 'none'

export const newInvestment = (date: string): InvestmentValues => ({
  company_name: '',
  instrument: 'shares',
  status: 'completed',
  currency: 'EUR',
  amount: null,
  date,
  industry: none,
  funding_stage: none,
  country: null,
  sdgs: [],
  note: '',
})

/** The details of a deal, with its minimum investment as the amount. */
export const valuesOfDeal = (
  deal: Pick<Deal, 'company_name' | 'industry' | 'funding_stage' | 'country' | 'sdgs' | 'currency' | 'min_investment'>,
  date: string,
): InvestmentValues => ({
  ...newInvestment(date),
  company_name: deal.company_name,
  currency: deal.currency,
  amount: deal.min_investment || null,
  industry: deal.industry,
  funding_stage: deal.funding_stage,
  country: deal.country,
  sdgs: deal.sdgs,
})

export const valuesOf = (investment: Investment): InvestmentValues => ({
  company_name: investment.company_name,
  instrument: investment.instrument,
  status: investment.status,
  currency: investment.currency,
  amount: null,
  date: '',
  industry: investment.industry ?? none,
  funding_stage: investment.funding_stage ?? none,
  country: investment.country,
  sdgs: investment.sdgs,
  note: investment.note,
})

/** The details of an investment in the format of the server. */
export const fieldsOf = ({ company_name, instrument, status, industry, funding_stage, country, sdgs, note }: InvestmentValues) => ({
  company_name: company_name.trim(),
  instrument,
  status,
  industry: industry === none ? null : industry,
  funding_stage: funding_stage === none ? null : funding_stage,
  country,
  sdgs: [...sdgs],
  note,
})
