import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '#platform/contract.ts'

/** A card in a loaded list; `changes` counts the changes reported since the entry was fetched. */
export interface Listed {
  id: string
  changes?: number
}

export type Lists<Card extends Listed> = Page<Card> | InfiniteData<Page<Card>>

/** Replaces an entry in place, or removes it if `change` returns null. Returns the same list if it does not contain the entry. */
export function withEntry<Card extends Listed, List extends Lists<Card>>(
  list: List,
  id: string,
  change: (entry: Card) => Card | null,
): List {
  if ('pages' in list) {
    const pages = list.pages.map((page) => withEntry(page, id, change))
    return pages.every((page, at) => page === list.pages[at]) ? list : { ...list, pages }
  }
  const at = list.items.findIndex((item) => item.id === id)
  const entry = list.items[at]
  if (!entry) return list
  const changed = change(entry)
  if (changed === entry) return list
  return { ...list, items: list.items.toSpliced(at, 1, ...(changed ? [changed] : [])) }
}

export const hasEntry = (list: Lists<Listed>, id: string): boolean =>
  'pages' in list ? list.pages.some((page) => hasEntry(page, id)) : list.items.some((item) => item.id === id)
