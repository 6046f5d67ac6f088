import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { dashboardPath } from '#platform/paths.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { buttonClass } from '#ui/button-class.ts'

/** Renders its children for operators, and a 404 for other members. */
export function OperatorsOnly({ children }: { children: ReactNode }) {
  return useMember()?.role === 'admin' ? children : <NotFound />
}

function NotFound() {
  const { t } = useLingui()
  usePageTitle('subject', t`Page not found`)
  return (
    <EmptyState
      isPage
      icon={Compass}
      title={t`Page not found`}
      action={
        <Link to={dashboardPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Back to the dashboard</Trans>
        </Link>
      }
    >
      <Trans>There is no page at this address. It may have moved, or the link may be incomplete.</Trans>
    </EmptyState>
  )
}
