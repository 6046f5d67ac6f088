import { useLingui } from '@lingui/react/macro'
import { type MutationKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { Notification } from '../contract.ts'
import { changesUnderWay, notificationPages, notifications, refresh, summary } from './data.ts'
import { isReadByItsScreen } from './kinds.ts'
import { type Known, withAllRead, withRead, withoutAll } from './list-changes.ts'

export const useMarkRead = () =>
  useChange(notifications.query.markRead.mutationOptions(), (known, { id }: { id: number }) => withRead(known, id))

/** Opening a notification marks it as read, unless the screen it leads to does. */
export function useMarkOpened(): (notification: Notification) => void {
  const { mutate } = useMarkRead()
  return (notification) => {
    if (!notification.read && !isReadByItsScreen(notification)) mutate({ id: notification.id })
  }
}

export const useMarkAllRead = () => useChange(notifications.query.markAllRead.mutationOptions(), withAllRead)

export const useClear = (onSuccess: (input: { up_to: number }) => void) =>
  useChange(notifications.query.clear.mutationOptions(), withoutAll, onSuccess)

/** Undoes clearing; the list is fetched anew. */
export const useRestore = () => useChange(notifications.query.restore.mutationOptions(), (known) => known)

interface Procedure<Input> {
  mutationKey?: MutationKey
  mutationFn?: (input: Input, context: never) => Promise<unknown>
}

/** Applies a change immediately, and reverts it with the reason if the server refuses. */
function useChange<Input>(
  { mutationKey, mutationFn }: Procedure<Input>,
  change: (known: Known, input: Input) => Known,
  onSuccess?: (input: Input) => void,
) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const show = ({ pages, summary: counts }: Known) => {
    queryClient.setQueryData(notificationPages().queryKey, pages)
    queryClient.setQueryData(summary().queryKey, counts)
  }

  return useMutation<unknown, Error, Input, Known>({
    mutationKey,
    mutationFn: mutationFn as (input: Input) => Promise<unknown>,
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey: notifications.query.key() })
      const known: Known = {
        pages: queryClient.getQueryData(notificationPages().queryKey),
        summary: queryClient.getQueryData(summary().queryKey),
      }
      show(change(known, input))
      return known
    },
    onError: (error, _input, known) => {
      if (known) show(known)
      toast.error(t`Error`, { description: problemOf(error).text })
    },
    onSuccess: (_output, input) => onSuccess?.(input),
    // Only the last of several changes refetches: an answer in between might lack a later one.
    onSettled: () => (changesUnderWay(queryClient) === 1 ? refresh(queryClient) : undefined),
  })
}
