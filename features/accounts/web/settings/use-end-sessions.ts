import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { accounts } from '../data.ts'
import { refetchAccount } from '../follow-accounts.ts'

/** Ends a session by id and shows a toast. */
export function useEndSession() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => accounts.call.endSession({ id }),
    async onSuccess() {
      await refetchAccount(queryClient)
      toast.success(t`Session ended`)
    },
    onError: (error) => toast.error(t`Failed to end the session`, { description: problemOf(error).text }),
  })
}

/** Ends every other session and shows a toast. */
export function useEndOtherSessions() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => accounts.call.endOtherSessions(),
    async onSuccess() {
      await refetchAccount(queryClient)
      toast.success(t`All other sessions ended`)
    },
    onError: (error) => toast.error(t`Failed to end the sessions`, { description: problemOf(error).text }),
  })
}
