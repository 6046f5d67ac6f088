import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { MatchCard } from '../../contract.ts'
import { matching } from '../data.ts'
import { refreshMatching } from '../refresh.ts'
import { changed } from './deck.ts'
import { decksOf } from './decks.ts'

/** Bookmarks the member of a card, or takes the bookmark away: seen at once, and taken back with the reason if it cannot be. */
export function useBookmark(self: string): (card: MatchCard) => void {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const decks = decksOf(self)

  const { mutate } = useMutation({
    // One after the other, so that the last press is what stands.
    scope: { id: 'bookmarks' },
    mutationFn: ({ id, bookmarked }: MatchCard) => matching.call[bookmarked ? 'unbookmark' : 'bookmark']({ id }),
    onMutate: ({ id, bookmarked }) => decks.startBookmark(id, !bookmarked),
    onSuccess: () => void refreshMatching(queryClient),
    onError(error, { id, bookmarked }) {
      decks.changeAll((deck) => changed(deck, id, { bookmarked }))
      toast.error(t`Failed to save the bookmark`, { description: problemOf(error).text })
    },
    onSettled: (_data, _error, _card, end) => end?.(),
  })
  return mutate
}
