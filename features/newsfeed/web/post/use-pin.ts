import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { PinPlace } from '../../contract.ts'
import { newsfeed, refreshPost } from '../data.ts'

/** Where a post is pinned: to the top of the feed, its author's profile, or the page of its group or of an organisation. */
type PinnedTo = PinPlace | { organisation_id: string }

/** Pins and unpins a post. */
export function usePin(id: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: `pins of ${id}` },
    mutationFn: ({ to, is }: { to: PinnedTo; is: boolean }) => {
      if (typeof to !== 'string') return is ? newsfeed.call.pinMention({ ...to, id }) : newsfeed.call.unpinMention({ ...to, id })
      return is ? newsfeed.call.pin({ id, place: to }) : newsfeed.call.unpin({ id, place: to })
    },
    onSuccess: async (_done, { is }) => {
      toast.success(is ? t`Post pinned` : t`Post unpinned`)
      await Promise.all([refreshPost(queryClient, id), queryClient.invalidateQueries({ queryKey: newsfeed.query.pinned.key() })])
    },
    onError: (error, { is }) =>
      toast.error(is ? t`Failed to pin this post` : t`Failed to unpin this post`, { description: problemOf(error).text }),
  })
}
