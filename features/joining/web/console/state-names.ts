import { useLingui } from '@lingui/react/macro'
import type { InvitationState } from '../../vocabulary.ts'

export function useStateNames(): Record<InvitationState, string> {
  const { t } = useLingui()
  return {
    queued: t({ message: 'Being sent', context: 'invitation' }),
    open: t({ message: 'Open', context: 'invitation' }),
    failed: t({ message: 'Not delivered', context: 'invitation' }),
    used: t({ message: 'Used', context: 'invitation' }),
    expired: t({ message: 'Expired', context: 'invitation' }),
    takenBack: t({ message: 'Taken back', context: 'invitation' }),
  }
}
