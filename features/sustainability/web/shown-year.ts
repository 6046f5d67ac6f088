import { wholeNumber } from '#platform/web/rooms/address-values.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { firstYear, lastYear } from '../limits.ts'

export interface YearSearch {
  year?: number
}

/** The year of the address; by default the last full one, for which organisations report. */
export function useYear() {
  const [search, change] = useScreenSearch(validYear)
  const year = search.year ?? lastYear() - 1
  return { year, setYear: (next: number) => change({ year: next }) }
}

export function validYear(raw: Record<string, unknown>): YearSearch {
  const year = wholeNumber(raw['year'], firstYear, lastYear())
  return year === undefined ? {} : { year }
}

/** The years that can be chosen, newest first: this one, the five before, and older ones with answers. */
export const yearsToChoose = (answered: readonly number[], chosen: number): number[] =>
  [...new Set([...Array.from({ length: 6 }, (_, back) => lastYear() - back), ...answered, chosen])].toSorted((one, other) => other - one)
