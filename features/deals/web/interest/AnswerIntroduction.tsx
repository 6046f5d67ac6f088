import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import type { Introduction } from '../../interest-contract.ts'
import type { IntroductionAnswer } from '../../introductions.ts'
import { longestNote } from '../../limits.ts'
import { deals, refreshDeals } from '../data.ts'

/** Accepts a request, declines it with a reason, or postpones it. Members are not notified when their request is postponed. */
export function AnswerIntroduction({ request: { deal_id, member, state } }: { request: Introduction }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isDeclining, setDeclining] = useState(false)
  const [reason, setReason] = useState('')
  const name = member.full_name
  const give = useMutation({
    mutationFn: (answer: IntroductionAnswer) => deals.call.answerIntroduction({ id: deal_id, member_id: member.id, answer, reason }),
    onSuccess(_, answer) {
      setDeclining(false)
      if (answer === 'accepted') {
        toast.success(t`You and ${name} are now connected`, {
          description: t`You can now message each other.`,
          action: { label: t`Write a message`, onPress: () => void navigate({ href: messagesPath(member.id) }) },
        })
      } else if (answer === 'declined') toast.info(t`Request from ${name} declined`)
      else toast.info(t`Postponed. ${name} won’t be notified, and you can answer later.`)
      return refreshDeals(queryClient)
    },
    onError(error, answer) {
      if (answer !== 'declined') toast.error(t`Failed to save your answer`, { description: problemOf(error).text })
      return refreshDeals(queryClient)
    },
  })
  const pending = give.isPending ? give.variables : undefined
  return (
    <>
      <Button
        variant="soft"
        size="small"
        aria-label={t`Accept request from ${name}`}
        pending={pending === 'accepted'}
        onPress={() => give.mutate('accepted')}
      >
        <Trans>Accept</Trans>
      </Button>
      <Button size="small" aria-label={t`Decline request from ${name}`} onPress={() => setDeclining(true)}>
        <Trans context="introduction">Decline</Trans>
      </Button>
      {state === 'waiting' && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t`Answer ${name} later`}
          pending={pending === 'later'}
          onPress={() => give.mutate('later')}
        >
          <Trans>Later</Trans>
        </Button>
      )}
      <Dialog
        isOpen={isDeclining}
        onOpenChange={setDeclining}
        title={t`Decline request from ${name}?`}
        description={<Trans>They’ll be notified, along with your reason if you give one.</Trans>}
        closeLabel={t`Close`}
      >
        {give.error && pending === undefined && <FormBanner>{problemOf(give.error).text}</FormBanner>}
        <TextArea label={t`Reason`} mark={t`Optional`} value={reason} onChange={setReason} rows={3} limit={longestNote} />
        <DialogActions>
          <Button onPress={() => setDeclining(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="danger"
            pending={pending === 'declined'}
            isDisabled={reason.length > longestNote}
            onPress={() => give.mutate('declined')}
          >
            <Trans context="introduction">Decline</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
