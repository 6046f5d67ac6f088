import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshMember } from '#features/members/web/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { legal } from './data.ts'

/** Accepts the newest terms, and refetches what was refused until then. */
export function useAcceptTerms() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (number: number) => legal.call.accept({ number }),
    async onSuccess() {
      await refreshMember(queryClient)
      void queryClient.invalidateQueries()
    },
    onError(error) {
      toast.error(t`Failed to save your answer`, { description: problemOf(error).text })
      void queryClient.invalidateQueries({ queryKey: legal.query.key() })
    },
  })
}
