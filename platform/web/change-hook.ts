import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/toast.ts'
import { type ShownProblem, problemOf } from './problem.ts'

interface Change<Input, Output> {
  send: (input: Input) => Promise<Output>
  /** Title of the toast if it fails, or what else to do then; without it, the caller shows the error. */
  failed?: string | ((problem: ShownProblem) => void)
  /** Called before what is shown has been fetched again. */
  onDone?: (input: Input, output: Output) => void
}

/**
 * A room's hook for changes by one press: `export const useChange = changeHook(refreshGroups)`. What the room shows is fetched again, also after
 * a failure, which may be due to others.
 */
export const changeHook = (refresh: (queryClient: QueryClient) => Promise<void>) =>
  function useChange<Input = void, Output = unknown>({ send, failed, onDone }: Change<Input, Output>) {
    const queryClient = useQueryClient()
    return useMutation({
      mutationFn: send,
      onSuccess: (output, input) => onDone?.(input, output),
      onError(error) {
        const problem = problemOf(error)
        if (typeof failed === 'string') toast.error(failed, { description: problem.text })
        else failed?.(problem)
      },
      onSettled: () => refresh(queryClient),
    })
  }
