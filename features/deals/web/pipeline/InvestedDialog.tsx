import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf } from '#platform/web/problem.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { toast } from '#ui/toast.ts'
import type { DealCard } from '../../deal-contract.ts'
import { deals, refreshDeals } from '../data.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** More actions on a deal the member invested in: in the dialog about telling the founder, or on its card. */
    'deal.invested': { deal: DealCard; place: 'dialog' | 'card' }
  }
}

interface InvestedDialogProps {
  deal: DealCard
  /** Whether the founder was told already, which can be withdrawn. */
  isTold: boolean
  onClose: () => void
}

/** Asks whether to tell the founder about the investment. The pipeline itself is private. */
export function InvestedDialog({ deal, isTold, onClose }: InvestedDialogProps) {
  const { id, company_name: company } = deal
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const tell = useMutation({
    mutationFn: () => (isTold ? deals.call.withdrawInvestment({ id }) : deals.call.tellInvestment({ id })),
    onSuccess() {
      if (isTold) toast.info(t`Statement withdrawn`)
      else toast.success(t`We told ${company} that you invested`)
      onClose()
      return refreshDeals(queryClient)
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isTold ? t`You told ${company} that you invested` : t`Tell ${company} that you invested?`}
      description={
        isTold ? (
          <Trans>The founder sees this in the analytics of their deal until you withdraw it.</Trans>
        ) : (
          <Trans>The founder will see this in the analytics of their deal, with your name. Your pipeline stays private.</Trans>
        )
      }
      closeLabel={t`Close`}
    >
      <Slot name="deal.invested" deal={deal} place="dialog" />
      {tell.error && <FormBanner>{problemOf(tell.error).text}</FormBanner>}
      <DialogActions>
        <Button onPress={onClose}>{isTold ? <Trans>Leave it</Trans> : <Trans>Keep it to myself</Trans>}</Button>
        <Button variant={isTold ? 'danger' : 'primary'} pending={tell.isPending} onPress={() => tell.mutate()}>
          {isTold ? <Trans>Withdraw statement</Trans> : <Trans>Tell the founder</Trans>}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
