import { Trans, useLingui } from '@lingui/react/macro'
import { useCopy } from '#platform/web/use-copy.tsx'
import { Button } from '#ui/Button.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { invitationLink } from '../../paths.ts'

/** The address of a new link, which is shown only now. */
export function NewLink({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useLingui()
  const { copy, prompt } = useCopy()
  const link = invitationLink(location.origin, code)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t`Your invitation link`}
      description={t`Copy it now: for security, it is not shown again. You can give the link a new address later.`}
      closeLabel={t`Close`}
    >
      <CopyField label={t`Link`} value={link} copyLabel={t`Copy link`} onCopy={() => copy(link, t`Link copied`)} />
      {prompt}
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Done</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
