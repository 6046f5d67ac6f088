import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { DirectoryFilters, directoryContract } from '../contract.ts'

export const directory = roomApi<typeof directoryContract>('directory')

/** How many members come at once: some rows more than a screen shows. */
const pageSize = 30

/** What the directory shows beside the names, and instead of nothing. */
const inFull = { details: true, partial: true } as const

/** The members under some filters, page by page; while others are on their way, those before stay. */
export const memberPages = (filters: DirectoryFilters & Partial<typeof inFull>) => ({
  ...pagedOptions(directory.query.list, (cursor) => ({ ...filters, limit: pageSize, cursor })),
  placeholderData: keepPreviousData,
})

/** The same, as the directory shows them. */
export const detailedPages = (filters: DirectoryFilters) => memberPages({ ...filters, ...inFull })

/** Where members come from. */
export const memberCountries = () => queryOptions(directory.query.countries.queryOptions())

/** The community's counts, and those under some filters; the role is none of them, as every role is counted. */
export const memberCounts = ({ query, industry, stage, country, goal }: DirectoryFilters) =>
  queryOptions(
    directory.query.counts.queryOptions({
      input: { query, industry, stage, country, goal, partial: inFull.partial },
      placeholderData: keepPreviousData,
    }),
  )

/** The first few members for a text; nobody for an empty one. */
export const fewMembers = (query: string) =>
  queryOptions(directory.query.list.queryOptions({ input: { query, limit: 5 }, enabled: query !== '', placeholderData: keepPreviousData }))

/** The five who joined last. */
export const newestMembers = () => queryOptions(directory.query.list.queryOptions({ input: { limit: 5 } }))

/** Asks for everything of the directory anew; resolves when what is on the screen has come. */
export function useRefreshDirectory(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: directory.query.key() })
}
