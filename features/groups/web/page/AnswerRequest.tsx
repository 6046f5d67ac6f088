import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MemberBrief } from '#features/members/contract.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'

type Answer = 'accept' | 'decline'

interface AnswerRequestProps {
  member: MemberBrief
  send: (answer: Answer) => Promise<unknown>
  /** Fetches again what shows the request. */
  refresh: (queryClient: QueryClient) => Promise<void>
}

/** Accepts or declines a member's request to join. */
export function AnswerRequest({ member, send, refresh }: AnswerRequestProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const name = member.full_name
  const change = useMutation({
    mutationFn: send,
    onSuccess(_output, answer) {
      if (answer === 'accept') toast.success(t`${name} is now in`)
      else toast.info(t`Request from ${name} declined`)
    },
    onError: (error) => toast.error(t`Failed to save your answer`, { description: problemOf(error).text }),
    onSettled: () => refresh(queryClient),
  })
  const answering = (answer: Answer) => ({
    size: 'small' as const,
    pending: change.isPending && change.variables === answer,
    isDisabled: change.isPending && change.variables !== answer,
    onPress: () => change.mutate(answer),
  })
  return (
    <>
      <Button {...answering('decline')} aria-label={t`Decline request from ${name}`}>
        <Trans context="request to join">Decline</Trans>
      </Button>
      <Button variant="soft" {...answering('accept')} aria-label={t`Accept request from ${name}`}>
        <Trans context="request to join">Accept</Trans>
      </Button>
    </>
  )
}
