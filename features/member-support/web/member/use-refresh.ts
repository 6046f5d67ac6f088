import { useQueryClient } from '@tanstack/react-query'
import { operatorActs } from '#features/operators/web/index.ts'
import { memberSupport } from '../data.ts'

/** Refetches members, and the activity in which the act is logged. */
export function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: memberSupport.query.key() }),
      queryClient.invalidateQueries({ queryKey: operatorActs().queryKey }),
    ])
  }
}
