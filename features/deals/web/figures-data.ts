import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pagedOptions } from '#platform/web/pages.ts'
import type { DaysOfFigures } from '../figures.ts'
import { deals } from './data.ts'

/** What came of one's own deal; while another time is on its way, the one before stays. */
export const dealFigures = (id: string, days: DaysOfFigures = 30) =>
  queryOptions(deals.query.analytics.queryOptions({ input: { id, days }, placeholderData: keepPreviousData }))

/** What came of all of one's own deals. */
export const allFigures = (days: DaysOfFigures) =>
  queryOptions(deals.query.overview.queryOptions({ input: { days }, placeholderData: keepPreviousData }))

/** Who came by one's own deal, the last first. */
export const investorPages = (id: string) => pagedOptions(deals.query.investors, (cursor) => ({ id, cursor }))

/** Who asks to read one's own deal, and whom one let in or kept out. */
export const accessPages = (id: string) => pagedOptions(deals.query.access, (cursor) => ({ id, cursor }))

/** The same figures as a table for a spreadsheet. */
export const figuresFile = (days: DaysOfFigures, id?: string) =>
  `/api/${id === undefined ? 'deal-analytics.csv' : `deals/${id}/analytics.csv`}?days=${days}`
