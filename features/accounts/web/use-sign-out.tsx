import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { landingPath } from '#platform/paths.ts'
import { handOverToast } from '#platform/web/handed-over-toast.ts'
import { keepsUnsent } from '#platform/web/member-device.ts'
import { lazyOverlay } from '#platform/web/lazy-overlay.tsx'
import { markSigningOut, memberIn } from '#features/members/web/index.ts'
import { toast } from '#ui/toast.ts'
import { leavePage } from './leave-page.ts'

const UnsentDialog = lazyOverlay(
  async () => (await import('./UnsentDialog.tsx')).UnsentDialog,
  ({ onClose }) => onClose(),
)

interface SigningOut {
  /** Asks first if the device has unsent content. */
  signOut: () => Promise<void>
  isSigningOut: boolean
  /** The confirmation dialog, while it is open. */
  question: ReactNode
}

/**
 * Ends the session, deletes the member's data on this device, and goes to the landing page. If that fails, the member stays signed in and
 * sees an error.
 */
export function useSignOut(): SigningOut {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isSigningOut, setSigningOut] = useState(false)
  const [isAsking, setAsking] = useState(false)

  async function leave() {
    if (isSigningOut) return
    const member = memberIn(queryClient)
    setAsking(false)
    setSigningOut(true)
    markSigningOut(true)
    const hasEnded = await import('./end-session.ts').then(
      ({ endSession }) => endSession(member?.id),
      () => false,
    )
    if (!hasEnded) {
      setSigningOut(false)
      markSigningOut(false)
      return toast.error(t`Failed to sign out. Please try again.`)
    }
    queryClient.clear()
    handOverToast({ kind: 'success', title: t`Signed out successfully`, description: t`You have been logged out of your account.` })
    await leavePage(landingPath())
  }

  async function signOut() {
    const member = memberIn(queryClient)
    if (member && keepsUnsent(member.id)) setAsking(true)
    else await leave()
  }

  const question = isAsking && <UnsentDialog onConfirm={() => void leave()} onClose={() => setAsking(false)} />
  return { signOut, isSigningOut, question }
}
