import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'
import { signInPath } from '#features/accounts/paths.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { rooms } from '../rooms.ts'

const anywhere = {
  title: msg`Please Sign In`,
  text: msg`Your session has ended. Sign in again to continue where you left off. Unsent messages and drafts are saved on this device.`,
}

/** Shown when the session of an open page has ended; signing in returns to the page. */
export function SessionEnded() {
  const { i18n } = useLingui()
  const { href, pathname } = useLocation()
  const { title, text } = rooms.find(({ screens = [] }) => screens.some(({ path }) => path === pathname))?.signedOut ?? anywhere
  usePageTitle('subject', i18n._(title))
  return (
    <EmptyState
      isPage
      icon={LogIn}
      title={i18n._(title)}
      action={
        <a href={signInPath(href)} className={buttonClass({ variant: 'primary' })}>
          <Trans>Sign in</Trans>
        </a>
      }
    >
      {i18n._(text)}
    </EmptyState>
  )
}
