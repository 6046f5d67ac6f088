import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import type { PipelineItem } from '../../pipeline-contract.ts'
import { longestPrivateNote } from '../../limits.ts'
import { deals } from '../data.ts'

/** A private note about a deal. */
export function NoteDialog({ item: { deal, note: before }, onClose }: { item: PipelineItem; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [note, setNote] = useState(before)
  const name = deal.company_name
  const save = useMutation({
    mutationFn: () => deals.call.note({ id: deal.id, note }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: deals.query.pipeline.key() })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={note === before}
      title={t`Your note about ${name}`}
      description={<Trans>Only you can see this.</Trans>}
      closeLabel={t`Close`}
    >
      {save.error && <FormBanner>{problemOf(save.error).text}</FormBanner>}
      <TextArea label={t`Note`} isLabelHidden value={note} onChange={setNote} rows={6} limit={longestPrivateNote} />
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="primary"
          pending={save.isPending}
          pendingLabel={t`Saving`}
          isDisabled={note.length > longestPrivateNote}
          onPress={() => save.mutate()}
        >
          <Trans>Save note</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
