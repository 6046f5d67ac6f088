import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { PagedList } from '#platform/web/PagedList.tsx'
import { type Pages, itemsOf } from '#platform/web/pages.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'

interface IntroductionListProps<Item> {
  /** For screen readers. */
  label: string
  pages: UseInfiniteQueryResult<Pages<Item>>
  /** Shown if there are none. */
  empty: ReactNode
  /** Above the list, if it is not empty. */
  note: ReactNode
  /** An `li`. */
  Card: ComponentType<{ introduction: Item }>
}

/** Introductions as cards, page by page; when a focused card disappears, the focus moves to the next one. */
export function IntroductionList<Item extends { id: string }>({ label, pages, empty, note, Card }: IntroductionListProps<Item>) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, pages.data && itemsOf(pages.data).length)
  return (
    <div ref={box} tabIndex={-1} {...keptFocus} className="outline-none">
      <PagedList
        pages={pages}
        skeleton={<CardsSkeleton label={t`Loading introductions`} />}
        failed={t`Failed to load introductions`}
        empty={empty}
      >
        {(items) => (
          <>
            <p className="mb-4 text-ink-2">{note}</p>
            <ul aria-label={label} className="grid gap-4">
              {items.map((item) => (
                <Card key={item.id} introduction={item} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </div>
  )
}

const CardsSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label} className="grid gap-4">
    {Array.from({ length: 2 }, (_, index) => (
      <div key={index} className="card grid gap-3 p-5 phone:p-4">
        <Skeleton className="w-56 max-w-full" />
        <div className="flex items-center gap-3">
          <Skeleton className="size-11 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="w-36" />
            <Skeleton className="w-52 max-w-full" />
          </div>
        </div>
        <Skeleton className="w-80 max-w-full" />
      </div>
    ))}
  </SkeletonGroup>
)
