import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { eventSources } from '../data.ts'

/** Refetches the operators' data after an action. */
export function useShowAnew(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    const shown = [eventSources.query.list.key(), eventSources.query.curated.key()]
    await Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}

/** An operator's action. @param failed title of the error message */
export function useOperate<Input>(act: (input: Input) => Promise<unknown>, failed: string) {
  const showAnew = useShowAnew()
  return useMutation({
    mutationFn: act,
    onError: (error) => {
      toast.error(failed, { description: problemOf(error).text })
    },
    onSettled: showAnew,
  })
}
