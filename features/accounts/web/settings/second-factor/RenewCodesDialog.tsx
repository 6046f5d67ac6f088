import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { accounts } from '../../data.ts'
import { refetchAccount } from '../../follow-accounts.ts'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Replaces the recovery codes. */
export function RenewCodesDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<readonly string[]>()
  const texts = codes
    ? { title: t`Save your recovery codes`, description: t`Your earlier codes no longer work. These are only shown once.` }
    : { title: t`New recovery codes`, description: t`You’ll get ten new codes. Your earlier codes stop working.` }
  return (
    <Dialog isOpen onOpenChange={onClose} isDismissable={!codes} {...texts} closeLabel={t`Close`}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm
          email={email}
          label={t`Make new codes`}
          onClose={onClose}
          onProof={async (proof) => {
            setCodes((await accounts.call.renewRecoveryCodes(proof)).recovery_codes)
            void refetchAccount(queryClient)
          }}
        />
      )}
    </Dialog>
  )
}
