import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { Message } from '../../contract.ts'
import { refetchSoon, updateCache } from '../caches.ts'
import { conversationPages, messages, threadKey } from '../data.ts'
import { applyMuted, applyUnsent } from '../hear.ts'
import { type ThreadWindow, withRestored } from './window.ts'

/** Unsends a message: immediately on this screen, restored if the server refuses. */
export function useUnsend(self: string, other: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ id }: Message) => messages.call.unsend({ id }),
    onMutate: ({ id, position }) => applyUnsent(queryClient, self, { id, position, sender_id: self, receiver_id: other }),
    onError(error, message) {
      void updateCache<ThreadWindow>(queryClient, threadKey(other), (window) => withRestored(window, message))
      void refetchSoon(queryClient, conversationPages().queryKey)
      toast.error(t`Failed to unsend the message`, { description: problemOf(error).text })
    },
  })
  return mutate
}

/** Mutes or unmutes a conversation. */
export function useMute(other: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (muted: boolean) => messages.call.mute({ id: other, muted }),
    onMutate: (muted) => applyMuted(queryClient, { with: other, muted }),
    onSuccess: (_, muted) => toast.success(muted ? t`Conversation muted` : t`Conversation unmuted`, { id: `mute-${other}` }),
    onError(error, muted) {
      applyMuted(queryClient, { with: other, muted: !muted })
      toast.error(muted ? t`Failed to mute the conversation` : t`Failed to unmute the conversation`, {
        description: problemOf(error).text,
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: messages.query.unread.key() }),
  })
  return mutate
}
