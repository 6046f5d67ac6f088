import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/Switch.tsx'
import type { Board } from '../../board-contract.ts'
import { columnsEach } from '../../limits.ts'
import { teamPipeline } from '../data.ts'
import { AddColumn } from './AddColumn.tsx'
import { ColumnRow } from './ColumnRow.tsx'
import { useChangeBoard } from './use-change-board.ts'

/** The columns of a pipeline and how its team votes, for owners and admins. Changes apply immediately. */
export function SettingsDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const { t } = useLingui()
  const { id } = board.organisation
  const {
    mutate: change,
    isPending,
    variables,
  } = useChangeBoard<boolean>((votes_hidden) => teamPipeline.call.setVoting({ id, votes_hidden }))
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t`Set up the pipeline`}
      description={<Trans>Changes apply immediately, for the whole team.</Trans>}
      closeLabel={t`Close`}
    >
      <section className="grid gap-3">
        <h3 className="font-semibold">
          <Trans>Columns</Trans>
        </h3>
        <ol className="grid gap-1">
          {board.columns.map((column, index) => (
            <ColumnRow key={column.id} board={board} column={column} index={index} />
          ))}
        </ol>
        {board.columns.length < columnsEach && <AddColumn id={id} />}
      </section>
      <section className="border-t border-line pt-5">
        <Switch
          isSelected={isPending ? variables : board.votes_hidden}
          onChange={(isSelected) => change(isSelected)}
          description={<Trans>Everybody makes up their own mind first: colleagues’ votes are shown once you’ve voted.</Trans>}
        >
          <Trans>Hide votes until you’ve voted</Trans>
        </Switch>
      </section>
      <DialogActions>
        <Button variant="primary" onPress={onClose}>
          <Trans>Done</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
