import { queryOptions } from '@tanstack/react-query'
import { readerLocale } from '#platform/web/i18n.ts'
import { matching } from '../data.ts'

/** How many members stand in each list. */
export const listCounts = () => queryOptions(matching.query.counts.queryOptions())

/** The server counts no further. */
const mostCounted = 1_000

/** A count as a tab shows it: '1,000+' where it was not counted further; undefined, and so nothing, for none. */
export function shownCount(count: number | undefined): string | undefined {
  if (!count) return undefined
  const figure = count.toLocaleString(readerLocale())
  return count >= mostCounted ? `${figure}+` : figure
}
