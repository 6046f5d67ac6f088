import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { accounts } from './data.ts'
import { refetchAccount } from './follow-accounts.ts'

/** Resends the confirmation link, to the account's address or to the pending new one, and shows a toast. */
export function useMailLink(to: 'own' | 'waiting') {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (_email: string) => (to === 'own' ? accounts.call.mailConfirmation() : accounts.call.remailEmailChange()),
    onSuccess: (_, email) => toast.success(t`The link is on its way`, { description: t`We’ve sent an email to ${email}.` }),
    onError(error) {
      toast.error(t`Failed to send the link`, { description: problemOf(error).text })
      void refetchAccount(queryClient)
    },
  })
}
