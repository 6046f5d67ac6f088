import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadMore } from './LoadMore.tsx'
import { type Pages, itemsOf } from './pages.ts'

export interface PagedListProps<Item> {
  pages: UseInfiniteQueryResult<Pages<Item>>
  /** Shown until the first page has loaded. */
  skeleton: ReactNode
  /** Shown if the first page fails to load. */
  renderFailure: (failure: { error: Error; onRetry: () => void }) => ReactNode
  /** Shown if there are no items. */
  empty: ReactNode
  children: (items: Item[]) => ReactNode
}

/** Items that load page by page while scrolling, or a placeholder. */
export function PagedList<Item>({ pages, skeleton, renderFailure, empty, children }: PagedListProps<Item>) {
  const { data, error, hasNextPage } = pages
  if (!data) return error ? renderFailure({ error, onRetry: () => void pages.refetch() }) : skeleton
  const items = itemsOf(data)
  return (
    <>
      {items.length === 0 ? empty : children(items)}
      {hasNextPage && <LoadMore pages={pages} />}
    </>
  )
}
