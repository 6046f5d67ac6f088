import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'

interface RemovedChoicesProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onDecided: (removed: 'keep' | 'erase') => void
}

/** Asks what happens to answers with an option that was removed. */
export function RemovedChoices({ isOpen, onOpenChange, onDecided }: RemovedChoicesProps) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t`Some have chosen what you removed`}
      description={<Trans>Keep it for those who have chosen it and no longer offer it to others, or erase it from their answers.</Trans>}
      closeLabel={t`Close`}
    >
      <DialogActions>
        <Button variant="danger" onPress={() => onDecided('erase')}>
          <Trans>Erase from answers</Trans>
        </Button>
        <Button variant="primary" onPress={() => onDecided('keep')}>
          <Trans>Keep answers</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
