import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { accounts } from './data.ts'
import { askForAccount } from './follow-accounts.ts'

/** Has the link to an address mailed again: to the account's own, or to the one that waits. A toast says so. */
export function useMailLink(to: 'own' | 'waiting') {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (_email: string) => (to === 'own' ? accounts.call.mailConfirmation() : accounts.call.remailEmailChange()),
    onSuccess: (_, email) => toast.success(t`The link is on its way`, { description: t`Open it in the mail to ${email}.` }),
    onError(error) {
      toast.error(t`The link could not be sent`, { description: problemOf(error).text })
      void askForAccount(queryClient)
    },
  })
}
