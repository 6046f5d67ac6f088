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

/**
 * Adds or removes a bookmark, immediately visible on the profile and card. A toast offers Undo unless the caller announces it (`isTold`).
 */
export function useSetBookmarked({ isTold = false } = {}) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const self = useMember()?.id ?? ''
  const show = ({ member: { id }, isBookmarked }: BookmarkChange) => {
    queryClient.setQueryData(matchCardOf(id).queryKey, (card) => card && { ...card, bookmarked: isBookmarked })
    decksOf(self).changeAll((deck) => changed(deck, id, { bookmarked: isBookmarked }))
  }
  const change = useMutation({
    // One after the other, so that the last one counts.
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
