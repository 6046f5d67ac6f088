import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { itemsOf } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { PipelineItem } from '../../pipeline-contract.ts'
import { type PipelineStep, pipelineSteps } from '../../pipeline-steps.ts'
import { deals, pipelinePages } from '../data.ts'
import { withDeal, withoutDeal } from './deal-pages.ts'

export interface Placed {
  item: PipelineItem
  step: PipelineStep
  /** The deal to place it after; null for the first position. */
  after: string | null
}

/** A deal's pipeline item, if its column is in the cache. */
export const placedItem = (queryClient: QueryClient, id: string): PipelineItem | undefined =>
  pipelineSteps.flatMap((step) => itemsOf(queryClient.getQueryData(pipelinePages(step).queryKey))).find(({ deal }) => deal.id === id)

const refreshPipeline = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: deals.query.pipeline.key() })

/** Moves a deal to a step, with an optimistic update. */
export function usePlaceDeal() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    // In sequence, because positions depend on their neighbours.
    scope: { id: 'deal-pipeline' },
    mutationFn: ({ item, step, after }: Placed) => deals.call.place({ id: item.deal.id, step, after }),
    async onMutate(placed) {
      await queryClient.cancelQueries({ queryKey: deals.query.pipeline.key() })
      showPlaced(queryClient, placed)
    },
    onError: (error) => toast.error(t`Failed to move deal`, { description: problemOf(error).text }),
    onSettled: () => refreshPipeline(queryClient),
  })
}

/** Removes a deal and its note from the pipeline; a toast offers Undo. */
export function useTakeOut() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { mutate: putBack } = useMutation({
    async mutationFn({ deal: { id }, step, note, pass_reason }: PipelineItem) {
      await deals.call.place({ id, step, pass_reason })
      if (note) await deals.call.note({ id, note })
    },
    onError: (error) => toast.error(t`Failed to move deal`, { description: problemOf(error).text }),
    onSettled: () => refreshPipeline(queryClient),
  })
  return useMutation({
    scope: { id: 'deal-pipeline' },
    mutationFn: ({ deal: { id } }: PipelineItem) => deals.call.takeOut({ id }),
    onSuccess(_, item) {
      const name = item.deal.company_name
      toast.info(t`${name} removed from your pipeline`, { action: { label: t`Undo`, onPress: () => putBack(item) } })
    },
    onError: (error) => toast.error(t`Failed to move deal`, { description: problemOf(error).text }),
    onSettled: () => refreshPipeline(queryClient),
  })
}

function showPlaced(queryClient: QueryClient, { item, step, after }: Placed): void {
  for (const each of pipelineSteps) {
    queryClient.setQueryData(pipelinePages(each).queryKey, (data) => {
      if (!data) return data
      const others = withoutDeal(data, item.deal.id)
      return each === step ? withDeal(others, { ...item, step }, after) : others
    })
  }
}
