import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ShownProblem, problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { refreshSustainability } from './data.ts'

interface Change<Input, Output> {
  send: (input: Input) => Promise<Output>
  /** Title of the toast if it fails, or what else to do then; without it, the caller shows the error. */
  failed?: string | ((problem: ShownProblem) => void)
  onDone?: (input: Input, output: Output) => void
}

/** A change of answers or of who reads them. Everything the room shows is fetched again, also after a failure, which may be due to others. */
export function useChange<Input = void, Output = unknown>({ send, failed, onDone }: Change<Input, Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (output, input) => onDone?.(input, output),
    onError(error) {
      const problem = problemOf(error)
      if (typeof failed === 'string') toast.error(failed, { description: problem.text })
      else failed?.(problem)
    },
    onSettled: () => refreshSustainability(queryClient),
  })
}
