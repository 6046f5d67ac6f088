import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { EmptyState } from '#ui/EmptyState.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { settingsPath } from '../../../paths.ts'

/** In place of the console, for those whose role requires a second factor. */
export function FactorDue() {
  const { t } = useLingui()
  return (
    <EmptyState
      isPage
      icon={KeyRound}
      title={t`Turn on a second factor first`}
      action={
        <Link to={settingsPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Open your settings</Trans>
        </Link>
      }
    >
      <Trans>The operators require it of everybody who helps to run the community. It takes two minutes and an app on your phone.</Trans>
    </EmptyState>
  )
}
