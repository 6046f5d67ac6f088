import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { accounts } from '../data.ts'
import { askForAccount } from '../follow-accounts.ts'

/** Ends a session, by its id; a toast says so. */
export function useEndSession() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => accounts.call.endSession({ id }),
    async onSuccess() {
      await askForAccount(queryClient)
      toast.success(t`The session has ended`)
    },
    onError: (error) => toast.error(t`The session could not be ended`, { description: problemOf(error).text }),
  })
}

/** Ends every session but this; a toast says so. */
export function useEndOtherSessions() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => accounts.call.endOtherSessions(),
    async onSuccess() {
      await askForAccount(queryClient)
      toast.success(t`You are signed in on this device only`)
    },
    onError: (error) => toast.error(t`The sessions could not be ended`, { description: problemOf(error).text }),
  })
}
