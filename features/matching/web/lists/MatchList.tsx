import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { PagedList } from '#platform/web/PagedList.tsx'
import { type Pages, itemsOf } from '#platform/web/pages.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { ListSkeleton } from './ListSkeleton.tsx'

export interface MatchListProps<Item> {
  /** For screen readers. */
  label: string
  /** The title after a failure. */
  failure: string
  pages: UseInfiniteQueryResult<Pages<Item>>
  /** Shown if there are no rows. */
  empty: ReactNode
  idOf: (item: Item) => string
  /** An `li`. */
  Row: ComponentType<{ item: Item }>
}

/** Members as rows; when a focused row disappears, the focus moves to the next one. */
export function MatchList<Item>({ label, failure, pages, empty, idOf, Row }: MatchListProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, pages.data && itemsOf(pages.data).length)
  return (
    <div ref={box} tabIndex={-1} {...keptFocus} className="outline-none">
      <PagedList pages={pages} skeleton={<ListSkeleton label={label} />} failed={failure} empty={empty}>
        {(items) => (
          <ul aria-label={label} className="card phone:-mx-4 phone:-mt-4 phone:rounded-none phone:border-x-0 phone:border-t-0">
            {items.map((item) => (
              <Row key={idOf(item)} item={item} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
