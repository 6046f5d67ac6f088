import { type InfiniteData, type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { dealsContract } from '../contract.ts'
import type { DealCard, DealFilters } from '../deal-contract.ts'
import type { DealOrder } from '../orders.ts'
import type { PipelineStep } from '../pipeline-steps.ts'

export const deals = roomApi<typeof dealsContract>('deals')

type Standing = NonNullable<DealCard['standing']>

const pageSize = 20

/** Other members' deals. Keeps the previous results while new ones load. */
export const dealPages = (filters: DealFilters & { order?: DealOrder }) => ({
  ...pagedOptions(deals.query.list, (cursor) => ({ ...filters, limit: pageSize, cursor })),
  placeholderData: keepPreviousData,
})

export const dealCount = (filters: DealFilters) =>
  queryOptions(deals.query.count.queryOptions({ input: filters, placeholderData: keepPreviousData }))

export const ownDealPages = () => pagedOptions(deals.query.mine, (cursor) => ({ cursor }))

export const dealsOfMember = (id: string) => queryOptions(deals.query.ofMember.queryOptions({ input: { id } }))

/** The open deals of an organisation. */
export const dealsOfOrganisation = (id: string) => pagedOptions(deals.query.ofOrganisation, (cursor) => ({ id, cursor }))

export const dealById = (id: string) => queryOptions(deals.query.get.queryOptions({ input: { id } }))

/** @param id a deal's, or 'new' for the latest draft of a deal that is not posted */
export const draftFor = (id: string) =>
  // Loaded only when the wizard opens, because what is typed afterwards is newer.
  queryOptions(
    deals.query.draft.queryOptions({ input: { id }, staleTime: 0, gcTime: 0, refetchOnReconnect: false, refetchOnMount: 'always' }),
  )

/** Unanswered introduction requests for one deal, or for all the member's deals. */
export const introductionPages = (dealId?: string) => pagedOptions(deals.query.introductions, (cursor) => ({ deal_id: dealId, cursor }))

/** Open access requests for the member's deals. */
export const readingRequestPages = () => pagedOptions(deals.query.readingRequests, (cursor) => ({ cursor }))

export const pipelinePages = (step: PipelineStep) => pagedOptions(deals.query.pipeline, (cursor) => ({ step, cursor }))

/** Refetches everything the room shows. */
export const refreshDeals = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: deals.query.key() })

/** Updates the member's activity on a deal in the cache at once, wherever it is shown. */
export function showStanding(queryClient: QueryClient, id: string, change: Partial<Standing>): void {
  const changed = <Each extends { id: string; standing: Standing | null }>(each: Each): Each =>
    each.id === id && each.standing ? { ...each, standing: { ...each.standing, ...change } } : each
  queryClient.setQueryData(dealById(id).queryKey, (deal) => deal && changed(deal))
  queryClient.setQueriesData<InfiniteData<{ items: DealCard[] }>>(
    { queryKey: deals.query.list.key({ type: 'infinite' }) },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) },
  )
}
