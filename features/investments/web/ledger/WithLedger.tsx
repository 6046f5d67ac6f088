import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChartPie } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { investmentsPath } from '../../paths.ts'
import { InvestorAccessOnly } from './InvestorAccessOnly.tsx'
import { type Ledger, useHasOwnLedger, useLedger, useSharedLedgers } from './ledger.ts'

/** A screen about the ledger in its address. Members without one of their own get the first that they share. */
export function WithLedger({ children }: { children: (ledger: Ledger) => ReactNode }) {
  const asked = useLedger()
  const hasOwn = useHasOwnLedger()
  const shared = useSharedLedgers()
  const member = useMember()
  if (!member) return null
  const [first] = shared ?? []
  const ledger: Ledger = asked.organisationId || hasOwn ? asked : { organisationId: first?.id, organisation: first }
  if (!ledger.organisationId && !hasOwn) return shared && <InvestorAccessOnly />
  if (ledger.organisationId && shared && !ledger.organisation) return <NoLedger />
  // What another ledger shows must not stay while this one loads.
  return <Fragment key={ledger.organisationId ?? 'own'}>{children(ledger)}</Fragment>
}

/** A screen about one investment, for all members who have any ledger. */
export function WithAnyLedger({ children }: { children: ReactNode }) {
  const hasOwn = useHasOwnLedger()
  const shared = useSharedLedgers()
  const member = useMember()
  if (!member) return null
  if (hasOwn || (shared && shared.length > 0)) return children
  return shared && <InvestorAccessOnly />
}

function NoLedger() {
  const { t } = useLingui()
  usePageTitle('subject', t`Portfolio not found`)
  return (
    <EmptyState
      isPage
      icon={ChartPie}
      title={t`Portfolio not found`}
      action={
        <Link to={investmentsPath()} className={buttonClass({ variant: 'primary' })}>
          {t`View your investments`}
        </Link>
      }
    >
      {t`You may have left the organisation, or the link may be incomplete.`}
    </EmptyState>
  )
}
