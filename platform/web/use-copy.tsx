import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { copyText } from './copy-text.ts'

/**
 * Copies a text and confirms it; if the browser does not allow that, shows it for copying by hand.
 * @returns `prompt` must be rendered
 */
export function useCopy(): { copy: (text: string, said: string) => void; prompt: ReactNode } {
  const { t } = useLingui()
  const [byHand, setByHand] = useState<string>()
  const close = () => setByHand(undefined)

  const copy = (text: string, said: string) => {
    void copyText(text).then((isCopied) => {
      if (isCopied) toast.success(said)
      else setByHand(text)
    })
  }
  const prompt = byHand !== undefined && (
    <Dialog
      isOpen
      onOpenChange={close}
      size="small"
      title={t`Copy the link`}
      description={t`Your browser doesn’t allow copying. Please copy the link from here.`}
      closeLabel={t`Close`}
    >
      <TextField
        label={t`Link`}
        value={byHand}
        isReadOnly
        autoFocus
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      />
      <DialogActions>
        <Button variant="primary" onPress={close}>
          <Trans>Done</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
  return { copy, prompt }
}
