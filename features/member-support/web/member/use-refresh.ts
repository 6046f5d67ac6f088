import { useQueryClient } from '@tanstack/react-query'
import { memberSupport } from '../data.ts'

/** Refetches members after an act. */
export function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: memberSupport.query.key() })
}
