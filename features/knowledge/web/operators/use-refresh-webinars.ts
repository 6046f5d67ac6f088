import { useQueryClient } from '@tanstack/react-query'
import { operatorActs } from '#features/operators/web/index.ts'
import { knowledge } from '../data.ts'

/** Fetches the webinars and the operator activity again. */
export function useRefreshWebinars(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    const shown = [knowledge.query.webinars.key(), knowledge.query.managedWebinars.key(), operatorActs().queryKey]
    await Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}
