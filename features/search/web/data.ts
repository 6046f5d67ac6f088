import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { changeHook } from '#platform/web/change-hook.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { searchContract } from '../contract.ts'
import type { ScreenSearch } from './search.ts'

export const search = roomApi<typeof searchContract>('search')

/** What the server is asked for, whenever it was added. */
export const filtersOf = ({ q, in: kinds, from, stage, industry, status, topic }: ScreenSearch) => ({
  query: q ?? '',
  kinds,
  from,
  stage,
  industry,
  status,
  topic,
})

/** Whether anything is searched for. */
export const isAsked = ({ q, from, stage, industry, status, topic }: ScreenSearch): boolean =>
  [q, from, stage, industry, status, topic].some((value) => value !== undefined)

/** Search results, page by page. The previous results stay while new ones are loading. */
export const resultPages = (asked: ScreenSearch) => ({
  ...pagedOptions(search.query.find, (cursor) => ({ ...filtersOf(asked), since: asked.since, cursor })),
  placeholderData: keepPreviousData,
  enabled: isAsked(asked),
})

/** How many are found of each kind. */
export const resultCounts = (asked: ScreenSearch) => {
  const { kinds: _, ...filters } = filtersOf(asked)
  return queryOptions(
    search.query.count.queryOptions({
      input: { ...filters, since: asked.since },
      placeholderData: keepPreviousData,
      enabled: isAsked(asked),
    }),
  )
}

/** The best few of each kind. */
export const suggestions = (asked: ScreenSearch) =>
  queryOptions(search.query.suggest.queryOptions({ input: filtersOf(asked), placeholderData: keepPreviousData, enabled: isAsked(asked) }))

/** Refetches the saved searches. */
export const refreshSaved = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: search.query.saved.key() })

/** For changes of the saved searches. */
export const useChange = changeHook(refreshSaved)
