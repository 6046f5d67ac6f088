import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { landingPath } from '#platform/paths.ts'
import { handOverToast } from '#platform/web/handed-over-toast.ts'
import { keepsUnsent } from '#platform/web/member-device.ts'
import { toast } from '#ui/toast.ts'
import { endSession } from './end-session.ts'
import { showIsland } from './island.tsx'
import { leavePage } from './leave-page.ts'
import { UnsentDialog } from './UnsentDialog.tsx'

/** Signs a member out from a visitor page; asks first if the device has unsent content. */
export function signOutHere(member: string): void {
  const leave = () => showIsland(<SigningOut key={performance.now()} member={member} />)
  if (keepsUnsent(member)) showIsland(<UnsentDialog onConfirm={leave} onClose={() => showIsland()} />)
  else leave()
}

function SigningOut({ member }: { member: string }) {
  const { t } = useLingui()
  const leave = useEffectEvent(async () => {
    if (!(await endSession(member))) {
      toast.error(t`Failed to sign out`)
      return
    }
    handOverToast({ kind: 'success', title: t`Signed out successfully`, description: t`You have been logged out of your account.` })
    await leavePage(landingPath())
  })
  useEffect(() => void leave(), [])
  return null
}
