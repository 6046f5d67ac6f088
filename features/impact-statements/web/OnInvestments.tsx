import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Factory } from 'lucide-react'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { impactStatementPath } from '../paths.ts'

/** Leads from a ledger to its statement on principal adverse impacts. */
export function OnInvestments({ organisationId }: Slots['investments.portfolio']) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Principal adverse impacts`} className="card card-link relative flex items-center gap-3 p-4">
      <Factory className="shrink-0 text-ink-2" aria-hidden />
      <div className="min-w-0">
        <Link
          to={impactStatementPath(organisationId)}
          className="font-semibold outline-offset-2 after:absolute after:inset-0 after:rounded-card"
        >
          <Trans>Principal adverse impacts</Trans>
        </Link>
        <p className="text-ink-2">
          <Trans>What these investments emit, use and cause: the 14 indicators of the EU’s disclosure rules (SFDR).</Trans>
        </p>
      </div>
    </section>
  )
}
