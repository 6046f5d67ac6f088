import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { landingPath } from '#platform/paths.ts'
import { handOverToast } from '#platform/web/handed-over-toast.ts'
import { problemOf } from '#platform/web/problem.ts'
import { markSigningOut } from '#features/members/web/index.ts'
import { toast } from '#ui/toast.ts'
import { accounts } from './data.ts'
import { leavePage } from './leave-page.ts'

/** Ends the session and goes to the landing page. If that fails one stays signed in, and is told. */
export function useSignOut(): { signOut: () => Promise<void>; isSigningOut: boolean } {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isSigningOut, setSigningOut] = useState(false)

  async function signOut() {
    if (isSigningOut) return
    setSigningOut(true)
    markSigningOut(true)
    try {
      await accounts.call.signOut()
    } catch (error) {
      // A session that has ended meanwhile is what was asked for.
      if (problemOf(error).code !== 'UNAUTHORIZED') {
        setSigningOut(false)
        markSigningOut(false)
        return toast.error(t`Failed to sign out. Please try again.`)
      }
    }
    queryClient.clear()
    handOverToast({ kind: 'success', title: t`Signed out successfully`, description: t`You have been logged out of your account.` })
    await leavePage(landingPath())
  }

  return { signOut, isSigningOut }
}
