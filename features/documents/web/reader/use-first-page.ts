import { wholeNumber } from '#platform/web/rooms/address-values.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'

/** The page at which the address opens a document ('?page=12'); undefined for the first. */
export function useFirstPage(): number | undefined {
  const [{ page }] = useScreenSearch(validPage)
  return page
}

function validPage(raw: Record<string, unknown>): { page?: number } {
  const page = wholeNumber(raw['page'], 1, 5000)
  return page === undefined ? {} : { page }
}
