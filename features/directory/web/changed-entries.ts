import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '#platform/contract.ts'
import type { MemberCard } from '../contract.ts'

/** A member in a loaded list; `changes` counts the changes reported since the entry was fetched. */
export interface ListedMember extends MemberCard {
  changes?: number
}

export type MemberLists = Page<ListedMember> | InfiniteData<Page<ListedMember>>

/** Replaces an entry in place, or removes it if `change` returns null. Returns the same list if it does not contain the member. */
export function withEntry<List extends MemberLists>(list: List, id: string, change: (entry: ListedMember) => ListedMember | null): List {
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
