import { useLingui } from '@lingui/react/macro'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { MemberCard as Member } from '../contract.ts'
import { useFollowedMembers } from './follow-directory.ts'
import { MemberCard } from './MemberCard.tsx'
import { MemberRow } from './MemberRow.tsx'
import { useFocusedRow } from './use-focused-row.ts'
import { usePageOffset } from './use-page-offset.ts'

export interface MemberListProps {
  members: readonly Member[]
  /** How many there are in all, if that is known; more than `members` while pages are to come. */
  total: number | undefined
  /** Fixed for a mounted list: the heights of its rows hang on it. */
  columns: 1 | 2 | 3
}

/** Pixels, from which measured rows differ only with enlarged text. The last 16 of a row of cards are the gap. */
const rowHeights = { 1: 88, 2: 226, 3: 226 }
const rowClass = {
  1: 'absolute inset-x-0 top-0',
  2: 'absolute inset-x-0 top-0 grid grid-cols-2 gap-4 pb-4',
  3: 'absolute inset-x-0 top-0 grid grid-cols-3 gap-4 pb-4',
}

/** Members in a list of which only what is near the window is rendered. */
export function MemberList({ members, total, columns }: MemberListProps) {
  // The virtualizer changes within while it stays the same object, which the compiler could not see.
  'use no memo'
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const offset = usePageOffset(list)
  const focusedRow = useFocusedRow(list)
  const rowCount = Math.ceil(members.length / columns)

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rowCount,
    estimateSize: () => rowHeights[columns],
    overscan: 4,
    scrollMargin: offset,
    rangeExtractor: (range) => withFocus(defaultRangeExtractor(range), focusedRow, rowCount),
  })
  const rows = virtualizer.getVirtualItems()

  useFollowedMembers(
    members,
    rows.flatMap(({ index }) => members.slice(index * columns, (index + 1) * columns)),
  )

  return (
    <div
      ref={list}
      role="list"
      aria-label={t`Members`}
      className="relative phone:-mx-4 phone:border-t phone:border-line"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className={rowClass[columns]}
          style={{ transform: `translateY(${start - offset}px)` }}
        >
          {members.slice(index * columns, (index + 1) * columns).map((member, column) => (
            <div
              key={member.id}
              role="listitem"
              aria-setsize={total ?? -1}
              aria-posinset={index * columns + column + 1}
              className="min-w-0"
            >
              {columns === 1 ? <MemberRow member={member} /> : <MemberCard member={member} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The row that has the focus stays, however far one scrolls from it, and so do those that Tab goes to from there. */
function withFocus(rows: number[], focusedRow: number | undefined, rowCount: number): number[] {
  if (focusedRow === undefined) return rows
  const neighbours = [focusedRow - 1, focusedRow, focusedRow + 1].filter((row) => row >= 0 && row < rowCount)
  return [...new Set([...rows, ...neighbours])].toSorted((a, b) => a - b)
}
