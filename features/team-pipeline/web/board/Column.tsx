import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { DealColumn } from '#features/deals/web/index.ts'
import type { Board, TeamColumn } from '../../board-contract.ts'
import { cardPages } from '../data.ts'
import { useColumnName } from '../labels.ts'
import { Card } from './Card.tsx'
import { type Moved, cardIn } from './use-move-deal.ts'

interface ColumnProps {
  board: Board
  column: TeamColumn
  onMove: (moved: Moved) => void
  onOpen: (dealId: string) => void
  /** The only visible column, with its name already shown above. */
  isAlone: boolean
}

export function Column({ board, column, onMove, onOpen, isAlone }: ColumnProps) {
  const queryClient = useQueryClient()
  const nameOf = useColumnName()
  const pages = useInfiniteQuery(cardPages(board.organisation.id, column.id))
  return (
    <DealColumn
      label={nameOf(column)}
      pages={pages}
      onPlace={(dealId, after) => {
        const card = cardIn(queryClient, board, dealId)
        if (card) onMove({ card, columnId: column.id, after })
      }}
      renderCard={(card) => <Card board={board} card={card} onMove={onMove} onOpen={() => onOpen(card.deal.id)} />}
      empty={<Trans>No deals here yet.</Trans>}
      isAlone={isAlone}
    />
  )
}
