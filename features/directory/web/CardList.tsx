import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readerOnServer } from '#platform/web/reader.ts'
import { Staged } from '#ui/Staged.tsx'
import { classNames } from '#ui/class-names.ts'
import { useFollowed } from './follow-directory.ts'
import type { Followed } from './followed.ts'
import type { Columns } from './use-columns.ts'

interface CardListProps<Card> {
  /** Names the list. */
  label: string
  cards: readonly Card[]
  /** Updates them when they change. */
  followed: Followed<Card>
  /** The total number, if known; more than `cards` until all pages are loaded. */
  total: number | undefined
  /** Must not change while mounted, since row heights depend on it. */
  columns: Columns
  renderCard: (card: Card) => ReactNode
  /** On phones. */
  renderRow: (card: Card) => ReactNode
}

/** Estimates in pixels; measured rows only differ with enlarged text. Rows of cards include a gap of 16. */
const rowHeights = { 1: 106, 2: 246, 3: 246 }
const rowClass = { 1: '', 2: 'grid grid-cols-2 gap-4 pb-4', 3: 'grid grid-cols-3 gap-4 pb-4' }
/** The height in pixels that the list is assumed to have in the window until it is measured, and on the server. */
const firstHeight = 500

/** A virtualised list: only rows near the viewport are rendered. */
export function CardList<Card extends { id: string }>({
  label,
  cards,
  followed,
  total,
  columns,
  renderCard,
  renderRow,
}: CardListProps<Card>) {
  // The virtualizer mutates without changing identity, which the React compiler cannot detect.
  'use no memo'
  const list = useRef<HTMLDivElement>(null)
  const offset = usePageOffset(list)
  const focusedRow = useFocusedRow(list)
  const rowCount = Math.ceil(cards.length / columns)

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rowCount,
    estimateSize: () => rowHeights[columns],
    overscan: 4,
    initialRect: { width: 0, height: firstHeight },
    scrollMargin: offset,
    rangeExtractor: (range) => withFocus(defaultRangeExtractor(range), focusedRow, rowCount),
  })
  const isOnServer = readerOnServer() !== undefined
  const rows = virtualizer.getVirtualItems()

  useFollowed(
    followed,
    cards,
    rows.flatMap(({ index }) => cards.slice(index * columns, (index + 1) * columns)),
  )

  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      className="relative phone:-mx-4 phone:border-t phone:border-line"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map(({ key, index, start }) => (
        <Staged key={key}>
          <div
            ref={virtualizer.measureElement}
            data-index={index}
            className={classNames(!isOnServer && 'absolute inset-x-0 top-0 in-data-preview:static', rowClass[columns])}
            style={{ transform: `translateY(${start - offset}px)` }}
          >
            {cards.slice(index * columns, (index + 1) * columns).map((card, column) => (
              <div
                key={card.id}
                role="listitem"
                aria-setsize={total ?? -1}
                aria-posinset={index * columns + column + 1}
                className="min-w-0"
              >
                <Cell card={card} render={columns === 1 ? renderRow : renderCard} />
              </div>
            ))}
          </div>
        </Staged>
      ))}
    </div>
  )
}

/** Is not rendered again when rows have been measured or move. */
const Cell = memo(function Cell<Card>({ card, render }: { card: Card; render: (card: Card) => ReactNode }) {
  return render(card)
}) as <Card>(props: { card: Card; render: (card: Card) => ReactNode }) => ReactNode

/** Keeps the focused row rendered while scrolling, and its neighbours for the Tab key. */
function withFocus(rows: number[], focusedRow: number | undefined, rowCount: number): number[] {
  if (focusedRow === undefined) return rows
  const neighbours = [focusedRow - 1, focusedRow, focusedRow + 1].filter((row) => row >= 0 && row < rowCount)
  return [...new Set([...rows, ...neighbours])].toSorted((a, b) => a - b)
}

/** The row (`data-index`) of a list that contains the focus. */
function useFocusedRow(list: RefObject<HTMLElement | null>): number | undefined {
  const [row, setRow] = useState<number>()
  useEffect(() => {
    const element = list.current
    const enter = ({ target }: FocusEvent) => setRow(rowOf(target))
    // `focusout` fires before the focus moves: keep the target's row rendered in between.
    const leave = ({ relatedTarget }: FocusEvent) => setRow(rowOf(relatedTarget))
    element?.addEventListener('focusin', enter)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', enter)
      element?.removeEventListener('focusout', leave)
    }
  }, [list])
  return row
}

function rowOf(target: EventTarget | null): number | undefined {
  const index = target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset['index'] : undefined
  return index === undefined ? undefined : Number(index)
}

/** The distance of an element from the top of the page in pixels, updated when the layout changes. */
function usePageOffset(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setOffset(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return offset
}
