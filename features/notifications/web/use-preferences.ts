import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { NotificationPreferences } from '../contract.ts'
import { changesUnderWay, notifications, preferences, refresh } from './data.ts'

export const usePreferences = () => useQuery(preferences())

/** Saves some of the preferences: seen at once, and taken back with the reason if the server refuses. */
export function useSavePreferences(): (changes: Partial<NotificationPreferences>) => void {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { queryKey } = preferences()
  const show = (changes: Partial<NotificationPreferences>) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, ...changes })

  const { mutate } = useMutation(
    notifications.query.savePreferences.mutationOptions({
      onMutate: async (changes: Partial<NotificationPreferences>) => {
        await queryClient.cancelQueries({ queryKey })
        const known = queryClient.getQueryData(queryKey)
        show(changes)
        return known && Object.fromEntries(Object.keys(changes).map((name) => [name, known[name as keyof NotificationPreferences]]))
      },
      onError: (error, _changes, before) => {
        if (before) show(before)
        toast.error(t`Failed to save your settings`, { description: problemOf(error).text })
      },
      onSettled: () => (changesUnderWay(queryClient) === 1 ? refresh(queryClient) : undefined),
    }),
  )
  return mutate
}
