import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { longestNote } from '../../limits.ts'
import { deals } from '../data.ts'
import type { Placed } from './use-place-deal.ts'

/** A private reason for passing on a deal, which has been moved already. */
export function PassDialog({ placed: { item, after }, onClose }: { placed: Placed; onClose: () => void }) {
  const { deal, pass_reason } = item
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState(pass_reason)
  const name = deal.company_name
  const save = useMutation({
    scope: { id: 'deal-pipeline' },
    mutationFn: () => deals.call.place({ id: deal.id, step: 'passed', after, pass_reason: reason }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: deals.query.pipeline.key() })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={reason === pass_reason}
      title={t`Why are you passing on ${name}?`}
      description={<Trans>Only you can see this. The founder won’t be notified that you passed.</Trans>}
      closeLabel={t`Close`}
    >
      {save.error && <FormBanner>{problemOf(save.error).text}</FormBanner>}
      <TextArea label={t`Reason`} mark={t`Optional`} value={reason} onChange={setReason} rows={3} limit={longestNote} />
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Skip reason</Trans>
        </Button>
        <Button
          variant="primary"
          pending={save.isPending}
          pendingLabel={t`Saving`}
          isDisabled={reason.length > longestNote || !reason.trim()}
          onPress={() => save.mutate()}
        >
          <Trans>Save reason</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
