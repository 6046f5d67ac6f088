import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { toast } from '#ui/toast.ts'
import { refreshTeams, teamPipeline } from '../data.ts'

/** Makes a colleague responsible for a deal, or nobody. */
export function useAssign(id: string, dealId: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: `team-assign-${dealId}` },
    mutationFn: (memberId: string | null) => teamPipeline.call.assign({ id, deal_id: dealId, member_id: memberId }),
    onError: (error) => toast.error(t`Failed to change who is responsible`, { description: problemOf(error).text }),
    onSettled: () => refreshTeams(queryClient),
  })
}
