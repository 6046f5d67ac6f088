import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrganisationBrief } from '#features/organisations/contract.ts'
import { problemOf } from '#platform/web/problem.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { InvestmentDetails } from '../../ledger-contract.ts'
import { investments, ofLedger, refreshInvestments } from '../data.ts'
import { useHasOwnLedger, useSharedLedgers } from '../ledger/ledger.ts'

/** The ledgers to which the reader can move an investment: their own is null. */
export function useTargets({ organisation, can }: InvestmentDetails): (OrganisationBrief | null)[] {
  const hasOwn = useHasOwnLedger()
  const shared = useSharedLedgers() ?? []
  if (!can.move) return []
  return [...(organisation && hasOwn ? [null] : []), ...shared.filter(({ id }) => id !== organisation?.id)]
}

interface MoveInvestmentProps {
  investment: InvestmentDetails
  to: OrganisationBrief | null
  onClose: () => void
}

/** Moves an investment to another ledger, and says before who will see it. */
export function MoveInvestment({ investment, to, onClose }: MoveInvestmentProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { id, company_name: company, organisation: from } = investment
  const move = useMutation({
    mutationFn: () => investments.call.move({ id, ...ofLedger(to?.id) }),
    onSuccess() {
      toast.success(to ? t`${company} moved to ${to.name}` : t`${company} moved to your portfolio`)
      onClose()
    },
    onError: (error) => toast.error(t`Failed to move investment`, { description: problemOf(error).text }),
    onSettled: () => refreshInvestments(queryClient),
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      isDangerous={false}
      title={to ? t`Move “${company}” to ${to.name}?` : t`Move “${company}” to your portfolio?`}
      description={
        <>
          {to ? (
            <Trans>
              Everyone in {to.name}, now and later, will see it with its cash flows, valuations, note and documents, and can change it. Its
              figures will count in the portfolio of {to.name}.
            </Trans>
          ) : (
            <Trans>Only you will see it, with its cash flows, valuations, note and documents.</Trans>
          )}
          {from && (
            <>
              {' '}
              <Trans>Others in {from.name} will no longer see it.</Trans>
            </>
          )}
        </>
      }
      confirmLabel={t`Move investment`}
      cancelLabel={t`Cancel`}
      closeLabel={t`Close`}
      pending={move.isPending}
      pendingLabel={t`Moving`}
      onConfirm={() => move.mutate()}
    />
  )
}
