import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type { investmentsContract } from '../contract.ts'
import type { InvestmentStatus } from '../vocabulary.ts'

export const investments = roomApi<typeof investmentsContract>('investments')

/** A ledger in the input of a request. @param organisationId none for the reader's own */
export const ofLedger = (organisationId: string | undefined) => (organisationId ? { organisation_id: organisationId } : {})

/**
 * The portfolio of a ledger, with totals in a base currency if given. The previous data stays visible while new data loads.
 * @param today by the reader's clock. It is not part of the key here and below: yesterday's figures are shown until newer ones are loaded
 */
export const portfolioIn = (organisationId: string | undefined, today: string, base?: Currency) => {
  const input = { ...ofLedger(organisationId), ...(base && { base }) }
  return queryOptions(
    investments.query.portfolio.queryOptions({
      input: { ...input, at: today },
      queryKey: investments.query.portfolio.queryKey({ input }),
      placeholderData: keepPreviousData,
    }),
  )
}

export interface InvestmentFilters {
  status?: InvestmentStatus
  query?: string
}

/** Filtered investments of a ledger, most recent first. The previous data stays visible while new data loads. */
export const investmentPages = (organisationId: string | undefined, today: string, filters: InvestmentFilters = {}) => {
  const input = (cursor: string | undefined) => ({ ...ofLedger(organisationId), ...filters, cursor })
  return {
    ...pagedOptions(investments.query.list, (cursor) => ({ ...input(cursor), at: today })),
    queryKey: pagedOptions(investments.query.list, input).queryKey,
    placeholderData: keepPreviousData,
  }
}

export const investmentById = (id: string, today: string) =>
  queryOptions(
    investments.query.get.queryOptions({ input: { id, at: today }, queryKey: investments.query.get.queryKey({ input: { id } }) }),
  )

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
