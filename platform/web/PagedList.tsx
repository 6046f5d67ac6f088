import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from './LoadFailed.tsx'
import { LoadMore } from './LoadMore.tsx'
import { type Pages, itemsOf } from './pages.ts'

interface ListProps<Item> {
  pages: UseInfiniteQueryResult<Pages<Item>>
  /** Shown until the first page has loaded. */
  skeleton: ReactNode
  /** Shown if there are no items. */
  empty: ReactNode
  children: (items: Item[]) => ReactNode
}

/** Shown if the first page fails to load: the usual error state with this title, or another one. */
type IfFailed =
  | { failed: string; renderFailure?: never }
  | { failed?: never; renderFailure: (failure: { error: Error; onRetry: () => void }) => ReactNode }

export type PagedListProps<Item> = ListProps<Item> & IfFailed

/** Items that load page by page while scrolling, or a placeholder. */
export function PagedList<Item>({ pages, skeleton, failed, renderFailure, empty, children }: PagedListProps<Item>) {
  const { data, error, hasNextPage } = pages
  if (!data) {
    if (!error) return skeleton
    const failure = { error, onRetry: () => void pages.refetch() }
    return renderFailure ? renderFailure(failure) : <LoadFailed title={failed} {...failure} />
  }
  const items = itemsOf(data)
  return (
    <>
      {items.length === 0 ? empty : children(items)}
      {hasNextPage && <LoadMore pages={pages} />}
    </>
  )
}
