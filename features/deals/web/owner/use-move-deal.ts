import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import type { DealCard } from '../../deal-contract.ts'
import type { DealStatus } from '../../statuses.ts'
import { deals, refreshDeals } from '../data.ts'
import { statusLabels } from '../labels.ts'

/** Changes the status of the member's deal. */
export function useMoveDeal({ id, status: from }: Pick<DealCard, 'id' | 'status'>) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (to: DealStatus) => deals.call.move({ id, from, to }),
    onSuccess(_, to) {
      const status = i18n._(statusLabels[to])
      toast.success(t`Status changed: ${status}`)
    },
    onError: (error) => toast.error(t`Failed to update deal`, { description: problemOf(error).text }),
    onSettled: () => refreshDeals(queryClient),
  })
}
