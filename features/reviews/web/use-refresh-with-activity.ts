import { useQueryClient } from '@tanstack/react-query'
import { operatorActs } from '#features/operators/web/index.ts'
import { useRefreshReviews } from './data.ts'

/** Refetches the reviews and the operators' activity. */
export function useRefreshWithActivity(): () => Promise<void> {
  const queryClient = useQueryClient()
  const refreshReviews = useRefreshReviews()
  return async () => {
    await Promise.all([refreshReviews(), queryClient.invalidateQueries({ queryKey: operatorActs().queryKey })])
  }
}
