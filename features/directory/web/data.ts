import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { DirectoryFilters, OrganisationFilters, directoryContract } from '../contract.ts'

export const directory = roomApi<typeof directoryContract>('directory')

/** Members per page: some rows more than a screen shows. */
const pageSize = 30

/** The directory's options: with details, and partial matches if there are no full ones. */
const directoryOptions = { details: true, partial: true } as const

/** The members matching some filters, page by page. The previous results stay while new ones are loading. */
export const memberPages = (filters: DirectoryFilters & Partial<typeof directoryOptions>) => ({
  ...pagedOptions(directory.query.list, (cursor) => ({ ...filters, limit: pageSize, cursor })),
  placeholderData: keepPreviousData,
})

/** The same with the directory's options. */
export const detailedPages = (filters: DirectoryFilters) => memberPages({ ...filters, ...directoryOptions })

/** The countries of members. */
export const memberCountries = () => queryOptions(directory.query.countries.queryOptions())

/** Counts of the community and of the members matching some filters, for every role. The role only matters to a search. */
export const memberCounts = ({ query, role, industry, stage, country, goal, fields }: DirectoryFilters) =>
  queryOptions(
    directory.query.counts.queryOptions({
      input: { query, role: query ? role : undefined, industry, stage, country, goal, fields, partial: directoryOptions.partial },
      placeholderData: keepPreviousData,
    }),
  )

/** The organisations matching some filters, page by page; those with most words of a search if none has all. */
export const organisationPages = (filters: OrganisationFilters) => ({
  ...pagedOptions(directory.query.organisations, (cursor) => ({ ...filters, partial: true, limit: pageSize, cursor })),
  placeholderData: keepPreviousData,
})

/** Counts of all organisations and of those matching some filters, for every kind. The kind only matters to a search. */
export const organisationCounts = ({
  query,
  kind,
  industry,
  stage,
  country,
  goal,
  fields,
  verified,
  measures_emissions,
  evidenced,
}: OrganisationFilters) =>
  queryOptions(
    directory.query.organisationCounts.queryOptions({
      input: {
        query,
        kind: query ? kind : undefined,
        industry,
        stage,
        country,
        goal,
        fields,
        verified,
        measures_emissions,
        evidenced,
        partial: true,
      },
      placeholderData: keepPreviousData,
    }),
  )

/** The best matches for a text; none if it is empty. */
export const topOrganisations = (query: string, options: { limit: number; kind?: OrganisationFilters['kind'] } = { limit: 5 }) =>
  queryOptions(
    directory.query.organisations.queryOptions({
      input: { query, ...options },
      enabled: query !== '',
      placeholderData: keepPreviousData,
    }),
  )

/** The best matches for a text; none if it is empty. */
export const topMembers = (query: string) =>
  queryOptions(directory.query.list.queryOptions({ input: { query, limit: 5 }, enabled: query !== '', placeholderData: keepPreviousData }))

/** The entry of a member; of nobody without an id. */
export const memberEntry = (id: string | undefined) =>
  queryOptions(directory.query.get.queryOptions({ input: { id: id ?? '' }, enabled: id !== undefined }))

/** The five newest members. */
export const newestMembers = () => queryOptions(directory.query.list.queryOptions({ input: { limit: 5 } }))

/** Refetches everything of the directory; resolves when what is on the screen has loaded. */
export function useRefreshDirectory(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: directory.query.key() })
}
