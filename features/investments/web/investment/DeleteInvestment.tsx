import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { InvestmentDetails } from '../../ledger-contract.ts'
import { investments, refreshInvestments } from '../data.ts'

interface DeleteInvestmentProps {
  investment: InvestmentDetails
  onClose: () => void
  onDeleted: () => void
}

export function DeleteInvestment({ investment, onClose, onDeleted }: DeleteInvestmentProps) {
  const { id, company_name: company, organisation } = investment
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => investments.call.remove({ id }),
    onSuccess() {
      toast.success(
        organisation ? t`${company} deleted from the investments of ${organisation.name}` : t`${company} deleted from your investments`,
      )
      onDeleted()
      // Otherwise the page would request it again.
      queryClient.removeQueries({ queryKey: investments.query.get.key({ input: { id } }) })
      return refreshInvestments(queryClient)
    },
    onError: (error) => toast.error(t`Failed to delete investment`, { description: problemOf(error).text }),
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={organisation ? t`Delete “${company}” for everyone in ${organisation.name}?` : t`Delete “${company}” from your investments?`}
      description={<Trans>This also deletes its cash flows, valuations, note and documents. You can’t undo this.</Trans>}
      confirmLabel={t`Delete investment`}
      cancelLabel={t`Keep investment`}
      closeLabel={t`Close`}
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
}
