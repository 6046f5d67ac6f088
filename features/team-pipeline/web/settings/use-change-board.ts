import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { refreshTeams } from '../data.ts'

/** Changes columns or settings, one after the other, and refetches the pipeline. */
export function useChangeBoard<Variables>(send: (variables: Variables) => Promise<unknown>, onDone?: (variables: Variables) => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'team-board' },
    async mutationFn(variables: Variables) {
      await send(variables)
      await refreshTeams(queryClient)
    },
    onSuccess: (_, variables) => onDone?.(variables),
    onError(error) {
      toast.error(t`Failed to change the pipeline`, { description: problemOf(error).text })
      return refreshTeams(queryClient)
    },
  })
}
