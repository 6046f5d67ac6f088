import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { withDeal, withoutDeal } from '#features/deals/web/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { Board } from '../../board-contract.ts'
import type { TeamCard } from '../../card-contract.ts'
import { cardPages, refreshTeams, teamPipeline } from '../data.ts'

export interface Moved {
  card: TeamCard
  columnId: string
  /** The deal to place it after; null for the first position. */
  after: string | null
}

/** The card of a deal, if its column is in the cache. */
export const cardIn = (queryClient: QueryClient, { organisation, columns }: Board, dealId: string): TeamCard | undefined =>
  columns
    .flatMap((column) => itemsOf(queryClient.getQueryData(cardPages(organisation.id, column.id).queryKey)))
    .find(({ deal }) => deal.id === dealId)

/** Moves a deal, with an optimistic update. */
export function useMoveDeal(board: Board) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { id } = board.organisation
  return useMutation({
    // In sequence, because positions depend on their neighbours.
    scope: { id: `team-pipeline-${id}` },
    mutationFn: ({ card, columnId, after }: Moved) => teamPipeline.call.move({ id, deal_id: card.deal.id, column_id: columnId, after }),
    async onMutate(moved) {
      await queryClient.cancelQueries({ queryKey: teamPipeline.query.cards.key() })
      showMoved(queryClient, board, moved)
    },
    onError: (error) => toast.error(t`Failed to move deal`, { description: problemOf(error).text }),
    onSettled: () => refreshTeams(queryClient),
  })
}

function showMoved(queryClient: QueryClient, { organisation, columns }: Board, { card, columnId, after }: Moved): void {
  for (const column of columns) {
    queryClient.setQueryData(cardPages(organisation.id, column.id).queryKey, (data) => {
      if (!data) return data
      const others = withoutDeal(data, card.deal.id)
      return column.id === columnId ? withDeal(others, { ...card, column_id: columnId }, after) : others
    })
  }
}
