import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { refreshMember } from '#features/members/web/index.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { toast } from '#ui/toast.ts'
import { accounts } from '../../data.ts'
import { refetchAccount } from '../../follow-accounts.ts'
import { ProofForm } from './ProofForm.tsx'

/** Turns off the second factor. */
export function EndFactorDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`Turn off the second factor`}
      description={t`Signing in will need only your password. Recovery codes and trusted devices are forgotten.`}
      closeLabel={t`Close`}
    >
      <ProofForm
        email={email}
        label={t`Turn off`}
        isDangerous
        onClose={onClose}
        onProof={async (proof) => {
          await accounts.call.endSecondFactor(proof)
          onClose()
          toast.success(t`Second factor turned off`)
          void refetchAccount(queryClient)
          void refreshMember(queryClient)
        }}
      />
    </Dialog>
  )
}
