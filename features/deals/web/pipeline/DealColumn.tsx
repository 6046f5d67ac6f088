import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { type Pages, itemsOf } from '#platform/web/pages.ts'
import { classNames } from '#ui/class-names.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { OfDeal } from './deal-pages.ts'

interface DealColumnProps<Item extends OfDeal> {
  label: string
  pages: UseInfiniteQueryResult<Pages<Item>>
  /** A deal was dropped into the column, after another one or at the start. It may come from another column. */
  onPlace: (dealId: string, after: string | null) => void
  renderCard: (item: Item) => ReactNode
  /** Shown while the column has no deals. */
  empty: ReactNode
  /** The only visible column, with its name already shown above. */
  isAlone: boolean
}

const dragType = 'application/x-esg-network-deal'

/** A column of a pipeline. Deals can be dragged within it and between columns, by pointer or keyboard. */
export function DealColumn<Item extends OfDeal>({ label, pages, onPlace, renderCard, empty, isAlone }: DealColumnProps<Item>) {
  const { t } = useLingui()
  const items = itemsOf(pages.data)

  /** The deal that precedes the drop position. */
  const before = (key: string, moved: string) => {
    const others = items.filter(({ deal }) => deal.id !== moved)
    return others[others.findIndex(({ deal }) => deal.id === key) - 1]?.deal.id ?? null
  }
  const dropped = (id: string, { key, dropPosition }: { key: unknown; dropPosition: string }) =>
    onPlace(id, dropPosition === 'before' ? before(String(key), id) : String(key))

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [dragType],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => [...keys].forEach((key) => dropped(String(key), target)),
    onInsert: ({ items: dragged, target }) => void readIds(dragged).then((ids) => ids.forEach((id) => dropped(id, target))),
    onRootDrop: ({ items: dragged }) =>
      void readIds(dragged).then((ids) => ids.forEach((id) => onPlace(id, items.at(-1)?.deal.id ?? null))),
  })

  return (
    <section aria-label={label} className={classNames('flex min-w-0 flex-col rounded-card', !isAlone && 'bg-sunken p-2')}>
      <h2 className={isAlone ? 'sr-only' : 'flex items-baseline gap-2 px-2 pt-1 pb-2 font-semibold wrap-anywhere'}>
        {label}
        {items.length > 0 && (
          <span className="font-normal text-ink-3 tabular-nums">{`${items.length}${pages.hasNextPage ? '+' : ''}`}</span>
        )}
      </h2>
      {!pages.data && !pages.error && (
        <SkeletonGroup label={t`Loading pipeline`} className="grid gap-2">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
        </SkeletonGroup>
      )}
      {!pages.data && pages.error && <LoadFailed title={t`Error loading deals`} error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data && (
        <GridList
          aria-label={label}
          items={items.map((item) => ({ id: item.deal.id, item }))}
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => <p className="px-3 py-6 text-center text-12 text-ink-3">{empty}</p>}
          className="pipeline-list grid min-h-40 flex-1 content-start gap-2 rounded-card outline-none data-drop-target:bg-accent-soft data-focus-visible:outline-2 data-focus-visible:outline-focus"
        >
          {({ item }) => (
            <GridListItem
              id={item.deal.id}
              textValue={item.deal.company_name}
              className="card group relative p-3 outline-offset-[-2px] outline-focus data-dragging:opacity-50 data-focus-visible:outline-2"
            >
              {renderCard(item)}
            </GridListItem>
          )}
        </GridList>
      )}
      {pages.hasNextPage && <LoadMore pages={pages} />}
    </section>
  )
}

/** Dragged items may come from another window and can only be read on drop. */
async function readIds(dragged: readonly { kind: string }[]): Promise<string[]> {
  const texts = dragged.filter(isText).filter(({ types }) => types.has(dragType))
  return Promise.all(texts.map((each) => each.getText(dragType)))
}

interface DraggedText {
  kind: 'text'
  types: Set<string>
  getText: (type: string) => Promise<string>
}
const isText = (dragged: { kind: string }): dragged is DraggedText => dragged.kind === 'text'
