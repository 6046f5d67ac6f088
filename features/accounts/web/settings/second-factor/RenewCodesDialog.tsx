import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Dialog } from '#ui/Dialog.tsx'
import { accounts } from '../../data.ts'
import { refetchAccount } from '../../follow-accounts.ts'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Replaces the recovery codes. */
export function RenewCodesDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const renew = useMutation({
    mutationFn: (proof: { current_password: string; code: string }) => accounts.call.renewRecoveryCodes(proof),
    onSuccess: () => void refetchAccount(queryClient),
  })
  const codes = renew.data?.recovery_codes
  // The answer contains the codes.
  const close = () => renew.isPending || onClose()
  const texts = codes
    ? { title: t`Save your recovery codes`, description: t`Your earlier codes no longer work. These are only shown once.` }
    : { title: t`New recovery codes`, description: t`You’ll get ten new codes. Your earlier codes stop working.` }
  return (
    <Dialog isOpen onOpenChange={close} isDismissable={false} {...texts} closeLabel={t`Close`}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm
          email={email}
          label={t`Make new codes`}
          onClose={onClose}
          onProof={async (proof) => void (await renew.mutateAsync(proof))}
        />
      )}
    </Dialog>
  )
}
