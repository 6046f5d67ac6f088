import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MemberBrief } from '#features/members/contract.ts'
import { problemOf } from '#platform/web/problem.ts'
import { useMember } from '#features/members/web/index.ts'
import { toast } from '#ui/toast.ts'
import { matchCardOf, matching, refreshMatching } from '../data.ts'
import { changed } from './deck.ts'
import { decksOf } from './decks.ts'

interface BookmarkChange {
  member: Pick<MemberBrief, 'id' | 'full_name'>
  isBookmarked: boolean
}

/** Bookmarks a member, or takes that back: seen at once on their profile and card. Unless that is told there, a toast offers the way back. */
export function useSetBookmarked({ isTold = false } = {}) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const self = useMember()?.id ?? ''
  const show = ({ member: { id }, isBookmarked }: BookmarkChange) => {
    queryClient.setQueryData(matchCardOf(id).queryKey, (card) => card && { ...card, bookmarked: isBookmarked })
    decksOf(self).changeAll((deck) => changed(deck, id, { bookmarked: isBookmarked }))
  }
  const change = useMutation({
    // One after the other, so that the last press is what stands.
    scope: { id: 'bookmarks' },
    mutationFn: ({ member: { id }, isBookmarked }: BookmarkChange) =>
      isBookmarked ? matching.call.bookmark({ id }) : matching.call.unbookmark({ id }),
    onMutate(wanted) {
      show(wanted)
      return decksOf(self).startBookmark()
    },
    onSuccess(_, { member, isBookmarked }) {
      if (isTold) return
      const name = member.full_name
      toast.success(isBookmarked ? t`${name} is bookmarked` : t`${name} is no longer bookmarked`, {
        id: `bookmark-${member.id}`,
        action: { label: t`Undo`, onPress: () => change.mutate({ member, isBookmarked: !isBookmarked }) },
      })
    },
    onError(error, { member, isBookmarked }) {
      show({ member, isBookmarked: !isBookmarked })
      toast.error(t`Failed to save the bookmark`, { description: problemOf(error).text })
    },
    onSettled(_data, _error, _change, end) {
      end?.()
      return refreshMatching(queryClient)
    },
  })
  return change
}
