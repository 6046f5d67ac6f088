import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { deals, refreshDeals, showStanding } from '../data.ts'

/** Bookmarks a deal or removes the bookmark, with an optimistic update. */
export function useSetBookmarked(id: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const change = useMutation({
    // In sequence, so that the last press wins.
    scope: { id: `deal-bookmark-${id}` },
    mutationFn: (isBookmarked: boolean) => (isBookmarked ? deals.call.bookmark({ id }) : deals.call.removeBookmark({ id })),
    onMutate: (isBookmarked) => showStanding(queryClient, id, { bookmarked: isBookmarked }),
    onSuccess: (_, isBookmarked) =>
      toast.success(isBookmarked ? t`Deal bookmarked!` : t`Bookmark removed`, {
        id: `deal-bookmark-${id}`,
        action: { label: t`Undo`, onPress: () => change.mutate(!isBookmarked) },
      }),
    onError(error, isBookmarked) {
      showStanding(queryClient, id, { bookmarked: !isBookmarked })
      const { code, text } = problemOf(error)
      toast.error(t`Error updating bookmark`, { description: code === 'UNAUTHORIZED' ? t`Please log in to bookmark deals` : text })
    },
    onSettled: () => refreshDeals(queryClient),
  })
  return change
}

/** Expresses interest in a deal or withdraws it. */
export function useSetInterested(id: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const change = useMutation({
    scope: { id: `deal-interest-${id}` },
    mutationFn: (isInterested: boolean) => (isInterested ? deals.call.expressInterest({ id }) : deals.call.withdrawInterest({ id })),
    onMutate: (isInterested) => showStanding(queryClient, id, { interested: isInterested }),
    onSuccess(_, isInterested) {
      if (isInterested)
        toast.success(t`Interest expressed! The startup will be notified.`, { id: `deal-interest-${id}`, action: undo(false) })
      else toast.info(t`Interest withdrawn`, { id: `deal-interest-${id}`, action: undo(true) })
    },
    onError(error, isInterested) {
      showStanding(queryClient, id, { interested: !isInterested })
      toast.error(t`Error expressing interest`, { description: problemOf(error).text })
    },
    onSettled: () => refreshDeals(queryClient),
  })
  const undo = (isInterested: boolean) => ({ label: t`Undo`, onPress: () => change.mutate(isInterested) })
  return change
}
