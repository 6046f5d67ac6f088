import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pagedOptions } from '#platform/web/pages.ts'
import type { DaysOfFigures } from '../figures.ts'
import { deals } from './data.ts'

/** The analytics of the member's deal. Keeps the previous period while another one loads. */
export const dealFigures = (id: string, days: DaysOfFigures = 30) =>
  queryOptions(deals.query.analytics.queryOptions({ input: { id, days }, placeholderData: keepPreviousData }))

/** The analytics of all the member's deals. */
export const allFigures = (days: DaysOfFigures) =>
  queryOptions(deals.query.overview.queryOptions({ input: { days }, placeholderData: keepPreviousData }))

/** The investors of the member's deal, latest activity first. */
export const investorPages = (id: string) => pagedOptions(deals.query.investors, (cursor) => ({ id, cursor }))

/** Access requests and decisions for the member's deal. */
export const accessPages = (id: string) => pagedOptions(deals.query.access, (cursor) => ({ id, cursor }))

/** The same figures as a CSV file. */
export const figuresFile = (days: DaysOfFigures, id?: string) =>
  `/api/${id === undefined ? 'deal-analytics.csv' : `deals/${id}/analytics.csv`}?days=${days}`
