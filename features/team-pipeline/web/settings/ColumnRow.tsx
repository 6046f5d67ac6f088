import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import type { Board, TeamColumn } from '../../board-contract.ts'
import { teamPipeline } from '../data.ts'
import { useColumnName } from '../labels.ts'
import { DeleteColumn } from './DeleteColumn.tsx'
import { RenameColumn } from './RenameColumn.tsx'
import { useChangeBoard } from './use-change-board.ts'

interface ColumnRowProps {
  board: Board
  column: TeamColumn
  index: number
}

/** A column, and what can be changed about it. */
export function ColumnRow({ board, column, index }: ColumnRowProps) {
  const { t } = useLingui()
  const nameOf = useColumnName()
  const [doing, setDoing] = useState<'rename' | 'delete'>()
  const { organisation, columns } = board
  const about = { id: organisation.id, column_id: column.id }
  const { mutate: move, isPending } = useChangeBoard<string | null>((after) => teamPipeline.call.changeColumn({ ...about, after }))
  const buttons = useRef<HTMLSpanElement>(null)
  // The pressed button is disabled meanwhile, and at the end of the list.
  const moveAfter = (after: string | null, to: 'up' | 'down') =>
    move(after, {
      onSettled: () =>
        requestAnimationFrame(() => {
          const [up, down] = buttons.current?.querySelectorAll('button') ?? []
          ;[to === 'up' ? up : down, to === 'up' ? down : up].find((each) => each && !each.disabled)?.focus()
        }),
    })
  const name = nameOf(column)
  // Without a column to its left, its deals move to the one on its right.
  const into = columns[index - 1] ?? columns[index + 1]
  const stop = () => setDoing(undefined)
  if (doing === 'rename') return <RenameColumn about={about} name={name} onDone={stop} />
  return (
    <li className="flex items-center gap-1">
      <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
        {name}
      </span>
      <IconButton icon={Pencil} size="small" label={t`Rename ${name}`} onPress={() => setDoing('rename')} />
      <span ref={buttons} className="flex gap-1">
        <IconButton
          icon={ArrowUp}
          size="small"
          label={t`Move ${name} up`}
          isDisabled={index === 0 || isPending}
          onPress={() => moveAfter(columns[index - 2]?.id ?? null, 'up')}
        />
        <IconButton
          icon={ArrowDown}
          size="small"
          label={t`Move ${name} down`}
          isDisabled={index === columns.length - 1 || isPending}
          onPress={() => moveAfter(columns[index + 1]?.id ?? null, 'down')}
        />
      </span>
      <IconButton icon={Trash2} size="small" label={t`Delete ${name}`} isDisabled={!into} onPress={() => setDoing('delete')} />
      {doing === 'delete' && into && <DeleteColumn about={about} name={name} into={{ id: into.id, name: nameOf(into) }} onClose={stop} />}
    </li>
  )
}
