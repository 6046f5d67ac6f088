import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type { investmentsContract } from '../contract.ts'
import type { InvestmentStatus } from '../vocabulary.ts'

export const investments = roomApi<typeof investmentsContract>('investments')

/** The portfolio, with totals in a base currency if given. The previous data stays visible while new data loads. */
export const portfolioIn = (base?: Currency) =>
  queryOptions(investments.query.portfolio.queryOptions({ input: base ? { base } : {}, placeholderData: keepPreviousData }))

export interface InvestmentFilters {
  status?: InvestmentStatus
  query?: string
}

/** Filtered investments, most recent first. The previous data stays visible while new data loads. */
export const investmentPages = (filters: InvestmentFilters) => ({
  ...pagedOptions(investments.query.list, (cursor) => ({ ...filters, cursor })),
  placeholderData: keepPreviousData,
})

export const investmentById = (id: string) => queryOptions(investments.query.get.queryOptions({ input: { id } }))

/** The member's own investment in a deal. */
export const investmentOfDeal = (dealId: string) => queryOptions(investments.query.ofDeal.queryOptions({ input: { id: dealId } }))

/** Refetches everything in this room. */
export const refreshInvestments = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: investments.query.key() })

/** The ledger as CSV, which can be imported again. */
export const investmentsFile = '/api/investments/export'

export type RateSource = 'own' | 'community'

/** Exchange rates, latest first. @param currency all currencies by default */
export const ratePages = (source: RateSource, currency?: Currency) =>
  pagedOptions(investments.query.rates, (cursor) => ({ source, ...(currency && { currency }), cursor }))

/** The dates covered by the community's rates, for operators. */
export const communityRates = () => queryOptions(investments.query.communityRates.queryOptions())
