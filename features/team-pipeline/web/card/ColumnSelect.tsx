import { useLingui } from '@lingui/react/macro'
import { Select } from '#ui/Select.tsx'
import type { Board } from '../../board-contract.ts'
import type { TeamCard } from '../../card-contract.ts'
import { useMoveDeal } from '../board/use-move-deal.ts'
import { useColumnName } from '../labels.ts'

/** The column that a deal is in; choosing another one moves it to its top. */
export function ColumnSelect({ board, card }: { board: Board; card: TeamCard }) {
  const { t } = useLingui()
  const nameOf = useColumnName()
  const { mutate: move, isPending, variables } = useMoveDeal(board)
  const shown = isPending ? variables.columnId : card.column_id
  return (
    <Select
      label={t`Column`}
      options={board.columns.map((column) => ({ id: column.id, label: nameOf(column) }))}
      value={shown}
      onChange={(columnId) => columnId !== shown && move({ card, columnId, after: null })}
    />
  )
}
