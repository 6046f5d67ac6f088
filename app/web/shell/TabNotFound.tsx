import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { EmptyState } from '#ui/EmptyState.tsx'
import { buttonClass } from '#ui/button-class.ts'

export function TabNotFound() {
  const { t } = useLingui()
  return (
    <EmptyState
      isPage
      icon={Compass}
      title={t`Tab not found`}
      action={
        <Link to="/dashboard" className={buttonClass({ variant: 'primary' })}>
          <Trans>Back to the dashboard</Trans>
        </Link>
      }
    >
      <Trans>There is no section at this address. It may have moved, or the link may be incomplete.</Trans>
    </EmptyState>
  )
}
