import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type { investmentsContract } from '../contract.ts'
import type { InvestmentStatus } from '../vocabulary.ts'

export const investments = roomApi<typeof investmentsContract>('investments')

/** What all of it is worth; with a base currency, also added up in that. While that is on its way, what is known without it stays. */
export const portfolioIn = (base?: Currency) =>
  queryOptions(investments.query.portfolio.queryOptions({ input: base ? { base } : {}, placeholderData: keepPreviousData }))

export interface InvestmentFilters {
  status?: InvestmentStatus
  query?: string
}

/** One's investments under some filters, the last made first; while others are on their way, those before stay. */
export const investmentPages = (filters: InvestmentFilters) => ({
  ...pagedOptions(investments.query.list, (cursor) => ({ ...filters, cursor })),
  placeholderData: keepPreviousData,
})

export const investmentById = (id: string) => queryOptions(investments.query.get.queryOptions({ input: { id } }))

/** One's own investment in a deal of the platform. */
export const investmentOfDeal = (dealId: string) => queryOptions(investments.query.ofDeal.queryOptions({ input: { id: dealId } }))

/** Asks anew for all that the room shows. */
export const refreshInvestments = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: investments.query.key() })

/** All of it as a table for a spreadsheet, which the import takes again. */
export const investmentsFile = '/api/investments/export'
