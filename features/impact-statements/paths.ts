import { tabPath } from '#platform/paths.ts'

/** @param organisation the id of one whose people share the ledger; by default the reader's own */
export function impactStatementPath(organisation?: string, year?: number): string {
  const search = new URLSearchParams({ ...(organisation && { organisation }), ...(year && { year: String(year) }) })
  return `${tabPath('investments')}/impacts${search.size > 0 ? `?${search}` : ''}`
}
