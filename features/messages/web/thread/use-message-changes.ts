import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { Message } from '../../contract.ts'
import { askAnew, change } from '../caches.ts'
import { conversationPages, messages, threadKey } from '../data.ts'
import { hearMuted, hearUnsent } from '../hear.ts'
import { type ThreadWindow, withRestored } from './window.ts'

/** Takes a message back: at once on this screen, and again if the server does not. */
export function useUnsend(self: string, other: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ id }: Message) => messages.call.unsend({ id }),
    onMutate: ({ id, position }) => hearUnsent(queryClient, self, { id, position, sender_id: self, receiver_id: other }),
    onError(error, message) {
      void change<ThreadWindow>(queryClient, threadKey(other), (window) => withRestored(window, message))
      void askAnew(queryClient, conversationPages().queryKey)
      toast.error(t`The message could not be unsent`, { description: problemOf(error).text })
    },
  })
  return mutate
}

/** Mutes a conversation, or hears of it again. */
export function useMute(other: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (muted: boolean) => messages.call.mute({ id: other, muted }),
    onMutate: (muted) => hearMuted(queryClient, { with: other, muted }),
    onSuccess: (_, muted) => toast.success(muted ? t`Conversation muted` : t`Conversation unmuted`, { id: `mute-${other}` }),
    onError(error, muted) {
      hearMuted(queryClient, { with: other, muted: !muted })
      toast.error(muted ? t`The conversation could not be muted` : t`The conversation could not be unmuted`, {
        description: problemOf(error).text,
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: messages.query.unread.key() }),
  })
  return mutate
}
