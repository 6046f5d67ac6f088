import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type { investmentsContract } from '../contract.ts'
import type { InvestmentStatus } from '../vocabulary.ts'

export const investments = roomApi<typeof investmentsContract>('investments')

/** A ledger in the input of a request. @param organisationId none for the reader's own */
export const ofLedger = (organisationId: string | undefined) => (organisationId ? { organisation_id: organisationId } : {})

/** The portfolio of a ledger, with totals in a base currency if given. The previous data stays visible while new data loads. */
export const portfolioIn = (organisationId: string | undefined, base?: Currency) =>
  queryOptions(
    investments.query.portfolio.queryOptions({
      input: { ...ofLedger(organisationId), ...(base && { base }) },
      placeholderData: keepPreviousData,
    }),
  )

export interface InvestmentFilters {
  status?: InvestmentStatus
  query?: string
}

/** Filtered investments of a ledger, most recent first. The previous data stays visible while new data loads. */
export const investmentPages = (organisationId: string | undefined, filters: InvestmentFilters = {}) => ({
  ...pagedOptions(investments.query.list, (cursor) => ({ ...ofLedger(organisationId), ...filters, cursor })),
  placeholderData: keepPreviousData,
})

export const investmentById = (id: string) => queryOptions(investments.query.get.queryOptions({ input: { id } }))

/** The member's investment in a deal, in their own ledger and those they share. */
export const investmentOfDeal = (dealId: string) => queryOptions(investments.query.ofDeal.queryOptions({ input: { id: dealId } }))

/** Refetches everything in this room. */
export const refreshInvestments = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: investments.query.key() })

/** A ledger as CSV, which can be imported again. */
export const investmentsFile = (organisationId: string | undefined) =>
  `/api/investments/export${organisationId ? `?organisation_id=${organisationId}` : ''}`

export type RateSource = 'own' | 'community'

/** Exchange rates of a ledger or the community, latest first. @param currency all currencies by default */
export const ratePages = (organisationId: string | undefined, source: RateSource, currency?: Currency) =>
  pagedOptions(investments.query.rates, (cursor) => ({ ...ofLedger(organisationId), source, ...(currency && { currency }), cursor }))

/** The dates covered by the community's rates, for operators. */
export const communityRates = () => queryOptions(investments.query.communityRates.queryOptions())
