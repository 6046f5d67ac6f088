import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import type { OrganisationBrief } from '#features/organisations/contract.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { TeamCard } from '../../card-contract.ts'
import { refreshTeams, teamPipeline } from '../data.ts'

interface RemoveDealProps {
  organisation: Pick<OrganisationBrief, 'id' | 'name'>
  deal: TeamCard['deal']
  onClose: () => void
  onRemoved?: () => void
}

/** Asks before a deal and everything that was written about it is removed. */
export function RemoveDeal({ organisation: { id, name }, deal, onClose, onRemoved }: RemoveDealProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const company = deal.company_name
  const removal = useMutation({
    mutationFn: () => teamPipeline.call.takeOut({ id, deal_id: deal.id }),
    async onSuccess() {
      onClose()
      onRemoved?.()
      toast.info(t`${company} removed from the pipeline of ${name}`)
      await refreshTeams(queryClient)
    },
    onError: (error) => toast.error(t`Failed to remove deal`, { description: problemOf(error).text }),
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Remove ${company} from the pipeline of ${name}?`}
      description={t`This also deletes all notes and votes about it, including your colleagues’. You can’t undo this.`}
      confirmLabel={t`Remove deal`}
      cancelLabel={t`Keep deal`}
      closeLabel={t`Close`}
      pending={removal.isPending}
      pendingLabel={t`Removing`}
      onConfirm={() => removal.mutate()}
    />
  )
}
