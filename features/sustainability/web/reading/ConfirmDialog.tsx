import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import { longestText } from '../../limits.ts'
import type { ShownAnswer } from '../../reading-contract.ts'
import { sustainability } from '../data.ts'
import { useChange } from '../use-change.ts'

interface ConfirmDialogProps {
  organisationId: string
  year: number
  answer: ShownAnswer
  onClose: () => void
}

/** Confirms an answer under one's own name. */
export function ConfirmDialog({ organisationId, year: shownYear, answer, onClose }: ConfirmDialogProps) {
  const { t } = useLingui()
  // As the reader saw it: a newer answer is not what they confirm.
  const [{ year, question, row, version, label }] = useState({ year: shownYear, ...answer })
  const [statement, setStatement] = useState('')
  const confirm = useChange({
    send: () => sustainability.call.confirm({ id: organisationId, year, question, row, version, statement }),
    onDone() {
      onClose()
      toast.success(t`Answer confirmed`)
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={statement === ''}
      title={t`Confirm this answer?`}
      description={t`${label}. Everyone who reads it sees your name and what you write here, until the answer changes.`}
      closeLabel={t`Close`}
    >
      <FormBanner>{confirm.error && problemOf(confirm.error).text}</FormBanner>
      <TextArea
        autoFocus
        label={t`Who you are and what you looked at`}
        hint={t`For example: auditor of the company, read the electricity invoices of all sites`}
        value={statement}
        onChange={setStatement}
        rows={3}
        limit={longestText.statement}
      />
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="primary"
          isDisabled={!statement.trim() || statement.length > longestText.statement}
          pending={confirm.isPending}
          pendingLabel={t`Confirming`}
          onPress={() => confirm.mutate()}
        >
          <Trans context="an answer">Confirm</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
