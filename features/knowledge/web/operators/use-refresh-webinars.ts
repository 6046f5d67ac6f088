import { useQueryClient } from '@tanstack/react-query'
import { knowledge } from '../data.ts'

/** Refetches the webinars, as members and operators see them. */
export function useRefreshWebinars(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    const shown = [knowledge.query.webinars.key(), knowledge.query.managedWebinars.key()]
    await Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}
