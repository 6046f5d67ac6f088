import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'
import { paths } from '#platform/paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { buttonClass } from '#ui/button-class.ts'

/** What an open page shows when its session has ended; signing in leads back to it. */
export function SessionEnded() {
  const { t } = useLingui()
  const location = useLocation()
  const isProfile = location.pathname === paths.tab('profile')
  const isMessages = location.pathname === paths.messages()
  return (
    <EmptyState
      icon={LogIn}
      title={isMessages ? t`Login Required` : t`Please Sign In`}
      action={
        <a href={paths.signIn(location.href)} className={buttonClass({ variant: 'primary' })}>
          <Trans>Sign in</Trans>
        </a>
      }
    >
      {isProfile ? (
        <Trans>You need to be signed in to view your profile</Trans>
      ) : isMessages ? (
        <Trans>Please log in to start a conversation</Trans>
      ) : (
        <Trans>Your session has ended. Sign in again to go on where you were; what you typed is kept on this device.</Trans>
      )}
    </EmptyState>
  )
}
