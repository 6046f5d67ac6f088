import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadMore } from './LoadMore.tsx'
import { type Pages, itemsOf } from './pages.ts'

export interface PagedListProps<Item> {
  pages: UseInfiniteQueryResult<Pages<Item>>
  /** Stands until the first page has come. */
  skeleton: ReactNode
  /** Stands where not even the first page could be had. */
  renderFailure: (failure: { error: Error; pending: boolean; onRetry: () => void }) => ReactNode
  /** What stands instead of no items. */
  empty: ReactNode
  children: (items: Item[]) => ReactNode
}

/** Items that come page by page as one scrolls, or what there is instead of them. */
export function PagedList<Item>({ pages, skeleton, renderFailure, empty, children }: PagedListProps<Item>) {
  const { data, error, isFetching, hasNextPage } = pages
  if (!data) return error ? renderFailure({ error, pending: isFetching, onRetry: () => void pages.refetch() }) : skeleton
  const items = itemsOf(data)
  return (
    <>
      {items.length === 0 ? empty : children(items)}
      {hasNextPage && <LoadMore pages={pages} />}
    </>
  )
}
