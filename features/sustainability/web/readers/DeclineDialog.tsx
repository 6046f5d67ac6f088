import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { longestText } from '../../limits.ts'
import type { ReceivedRequest } from '../../requests-contract.ts'
import { sustainability } from '../data.ts'
import { useChange } from '../use-change.ts'

interface DeclineDialogProps {
  organisationId: string
  request: ReceivedRequest
  onClose: () => void
}

/** Declines a request, with a reason if one wants. */
export function DeclineDialog({ organisationId, request, onClose }: DeclineDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const decline = useChange({
    send: () => sustainability.call.decline({ id: organisationId, request_id: request.id, reason }),
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={reason === ''}
      title={t`Decline the request from ${request.by.full_name}?`}
      description={<Trans>They are notified, with your reason if you give one.</Trans>}
      closeLabel={t`Close`}
    >
      <FormBanner>{decline.error && problemOf(decline.error).text}</FormBanner>
      <TextArea autoFocus label={t`Reason`} mark={t`Optional`} rows={2} value={reason} onChange={setReason} limit={longestText.reason} />
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="primary"
          pending={decline.isPending}
          pendingLabel={t`Declining`}
          isDisabled={reason.length > longestText.reason}
          onPress={() => decline.mutate()}
        >
          <Trans context="a request for answers">Decline</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
