import type { Person } from '#testing/people.ts'
import type { Entry, Result } from './score.ts'

/** What the page shows of a result. */
interface Found {
  kind: string
  id: string
  title: readonly { text: string }[]
}

/**
 * Asks what the page for searching asks.
 * @param entries among which a member is named after `from:`
 * @returns the first results
 */
export async function ask(
  reader: Person,
  typed: string,
  { entries, most }: { entries: readonly Entry[]; most: number },
): Promise<Result[]> {
  const parameters = new URLSearchParams({ ...filtersOf(typed, entries), limit: String(most) })
  const response = await reader.fetch(`/api/search?${parameters}`)
  if (!response.ok) throw new Error(`“${typed}” cannot be searched for: ${response.status} ${await response.text()}`)
  const { items } = (await response.json()) as { items: Found[] }
  return items.map(({ kind, id, title }) => ({ kind, id, title: title.map(({ text }) => text).join('') }))
}

/** The words, and what the page makes of `in:deals`, `stage:seed` and `from:`, for which it offers members by name. */
function filtersOf(typed: string, entries: readonly Entry[]): Record<string, string> {
  const filters: Record<string, string> = {}
  const words = typed.replaceAll(/\b(in|stage|from):(\S+)/g, (_, operator: string, value: string) => {
    if (operator === 'in') filters['kinds'] = value.replace(/s$/, '')
    if (operator === 'stage') filters['stage'] = value
    const member = entries.find(({ kind, title }) => kind === 'member' && title.toLowerCase().includes(value))
    if (operator === 'from' && member) filters['from'] = member.id
    return ''
  })
  return { ...filters, query: words.trim() }
}
