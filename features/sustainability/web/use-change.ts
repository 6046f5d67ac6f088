import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ShownProblem, problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { refreshSustainability } from './data.ts'

interface Change<Input> {
  send: (input: Input) => Promise<unknown>
  /** Title of the toast if it fails, or what else to do then; without it, the caller shows the error. */
  failed?: string | ((problem: ShownProblem) => void)
  onDone?: (input: Input) => void
}

/** A change of answers or of who reads them. Everything the room shows is fetched again, also after a failure, which may be due to others. */
export function useChange<Input = void>({ send, failed, onDone }: Change<Input>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (_, input) => onDone?.(input),
    onError(error) {
      const problem = problemOf(error)
      if (typeof failed === 'string') toast.error(failed, { description: problem.text })
      else failed?.(problem)
    },
    onSettled: () => refreshSustainability(queryClient),
  })
}
