import { givenId, wholeNumber } from '#platform/web/rooms/address-values.ts'
import { firstYear } from '../limits.ts'

/** The ledger and the year in the address. */
export interface StatementSearch {
  organisation?: string
  year?: number
}

/** Drops invalid values. */
export function validStatementSearch(raw: Record<string, unknown>): StatementSearch {
  const organisation = givenId(raw['organisation'])
  const year = wholeNumber(raw['year'], firstYear, new Date().getUTCFullYear())
  return { ...(organisation && { organisation }), ...(year && { year }) }
}
