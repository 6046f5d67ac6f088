import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useIsPhone } from '#platform/web/phone.ts'
import { useMediaQuery } from '#platform/web/use-media-query.ts'
import { FilterChips } from '#ui/FilterChips.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { Staged } from '#ui/Staged.tsx'
import type { Board, TeamColumn } from '../../board-contract.ts'
import { useColumnName } from '../labels.ts'
import { Column } from './Column.tsx'
import { type Moved, useMoveDeal } from './use-move-deal.ts'

interface ColumnsProps {
  board: Board
  onOpen: (dealId: string) => void
}

/** All columns if there is room, otherwise one at a time. */
export function Columns({ board, onOpen }: ColumnsProps) {
  const { t } = useLingui()
  const nameOf = useColumnName()
  const isWide = useMediaQuery('(min-width: 1024px)', !useIsPhone())
  const [chosen, setChosen] = useState<string>()
  const [said, say] = useState('')
  const { mutate: moveDeal } = useMoveDeal(board)
  const { columns } = board
  // A colleague may have deleted the chosen one.
  const shown = columns.find(({ id }) => id === chosen) ?? columns[0]
  const move = (moved: Moved) => {
    moveDeal(moved)
    const to = columns.find(({ id }) => id === moved.columnId)
    if (!to || moved.columnId === moved.card.column_id) return
    const [company, column] = [moved.card.deal.company_name, nameOf(to)]
    say(t`${company} moved to ${column}`)
  }
  const columnOf = (column: TeamColumn) => (
    <Staged key={column.id}>
      <Column board={board} column={column} onMove={move} onOpen={onOpen} isAlone={!isWide} />
    </Staged>
  )
  return (
    <>
      {isWide ? (
        // Focusable, so that it can be scrolled by keyboard.
        <div
          role="region"
          aria-label={t`Columns`}
          tabIndex={0}
          className="grid auto-cols-[minmax(11.5rem,1fr)] grid-flow-col items-stretch gap-3 overflow-x-auto rounded-card pb-2 outline-offset-2"
        >
          {columns.map(columnOf)}
        </div>
      ) : (
        shown && (
          <>
            <FilterChips
              label={t`Column`}
              value={shown.id}
              onChange={setChosen}
              options={columns.map((column) => ({ id: column.id, label: nameOf(column) }))}
            />
            <div className="mt-4">{columnOf(shown)}</div>
          </>
        )
      )}
      <LiveRegion>{said}</LiveRegion>
    </>
  )
}
