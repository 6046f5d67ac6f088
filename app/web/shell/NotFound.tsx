import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageTitle } from '#platform/web/page-title.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { buttonClass } from '#ui/button-class.ts'

export function TabNotFound() {
  const { t } = useLingui()
  return (
    <NotFound title={t`Tab not found`}>
      <Trans>There is no section at this address. It may have moved, or the link may be incomplete.</Trans>
    </NotFound>
  )
}

export function PageNotFound() {
  const { t } = useLingui()
  return (
    <NotFound title={t`Page not found`}>
      <Trans>There is no page at this address. It may have moved, or the link may be incomplete.</Trans>
    </NotFound>
  )
}

function NotFound({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle('subject', title)
  return (
    <EmptyState
      isPage
      icon={Compass}
      title={title}
      action={
        <Link to="/dashboard" className={buttonClass({ variant: 'primary' })}>
          <Trans>Back to the dashboard</Trans>
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}
