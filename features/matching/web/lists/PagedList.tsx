import { useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { useKeptFocus } from '../use-kept-focus.ts'
import { ListSkeleton } from './ListSkeleton.tsx'

type Pages<Item> = UseInfiniteQueryResult<{ pages: { items: Item[] }[] }>

interface PagedListProps<Item> {
  /** Read out. */
  label: string
  /** Where it could not be had. */
  failure: string
  pages: Pages<Item>
  /** What stands instead of no rows. */
  empty: ReactNode
  idOf: (item: Item) => string
  /** An `li`. */
  Row: ComponentType<{ item: Item }>
}

/** Rows that come page by page as one scrolls, or what there is instead of them. */
export function PagedList<Item>({ label, failure, pages, empty, idOf, Row }: PagedListProps<Item>) {
  const { t } = useLingui()
  const { data, error, isFetching, hasNextPage } = pages
  const items = data?.pages.flatMap((page) => page.items)
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, items?.length)

  if (!items && error) {
    return (
      <ErrorState title={failure} retryLabel={t`Retry`} pending={isFetching} onRetry={() => void pages.refetch()}>
        {problemOf(error).text}
      </ErrorState>
    )
  }
  if (!items) return <ListSkeleton label={label} />
  return (
    <div ref={box} tabIndex={-1} {...keptFocus} className="outline-none">
      {items.length === 0 ? (
        empty
      ) : (
        <ul aria-label={label} className="card phone:-mx-4 phone:-mt-4 phone:rounded-none phone:border-x-0 phone:border-t-0">
          {items.map((item) => (
            <Row key={idOf(item)} item={item} />
          ))}
        </ul>
      )}
      {hasNextPage && <LoadMore pages={pages} />}
    </div>
  )
}
