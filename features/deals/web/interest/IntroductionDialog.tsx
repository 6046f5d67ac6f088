import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import type { DealCard } from '../../deal-contract.ts'
import { longestNote } from '../../limits.ts'
import { deals, refreshDeals, showStanding } from '../data.ts'

interface IntroductionDialogProps {
  deal: Pick<DealCard, 'id' | 'company_name'>
  /** Whether there is an open request, which can be withdrawn. */
  isRequested: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function IntroductionDialog({ deal: { id, company_name: company }, isRequested, isOpen, onOpenChange }: IntroductionDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [note, setNote] = useState('')
  const ask = useMutation({
    mutationFn: () => deals.call.requestIntroduction({ id, note }),
    onSuccess() {
      showStanding(queryClient, id, { introduction: 'waiting' })
      toast.success(t`Introduction requested`, { description: t`You’ll be notified when ${company} answers.` })
      onOpenChange(false)
      return refreshDeals(queryClient)
    },
  })
  const withdraw = useMutation({
    mutationFn: () => deals.call.withdrawIntroduction({ id }),
    onSuccess() {
      showStanding(queryClient, id, { introduction: null })
      toast.info(t`Request withdrawn`)
      onOpenChange(false)
      return refreshDeals(queryClient)
    },
  })
  const error = ask.error ?? withdraw.error
  const problem = error && problemOf(error)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={isRequested ? t`You’ve requested an introduction` : t`Request an introduction to ${company}`}
      description={
        isRequested ? (
          <Trans>{company} hasn’t answered yet. You’ll be notified when they do.</Trans>
        ) : (
          <Trans>If they accept, you’ll be connected and can message each other.</Trans>
        )
      }
      closeLabel={t`Close`}
    >
      {problem && <FormBanner>{problem.code === 'UNAUTHORIZED' ? t`Please log in to request introductions` : problem.text}</FormBanner>}
      {!isRequested && (
        <TextArea
          label={t`Your note`}
          mark={t`Optional`}
          hint={t`Say who you are and what you’d like to talk about. Your note is sent with the request.`}
          value={note}
          onChange={setNote}
          rows={4}
          limit={longestNote}
        />
      )}
      <DialogActions>
        <Button onPress={() => onOpenChange(false)}>{isRequested ? <Trans>Keep request</Trans> : <Trans>Cancel</Trans>}</Button>
        {isRequested ? (
          <Button variant="danger" pending={withdraw.isPending} onPress={() => withdraw.mutate()}>
            <Trans>Withdraw request</Trans>
          </Button>
        ) : (
          <Button
            variant="primary"
            pending={ask.isPending}
            pendingLabel={t`Sending`}
            isDisabled={note.length > longestNote}
            onPress={() => ask.mutate()}
          >
            <Trans>Send request</Trans>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
