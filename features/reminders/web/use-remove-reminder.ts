import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { reminders } from './data.ts'

/** Removes a reminder by its id. */
export function useRemoveReminder() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => reminders.call.remove({ id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reminders.query.key() }),
    onError: (error) => toast.error(t`Failed to remove the reminder`, { description: problemOf(error).text }),
  })
}
