import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChartPie } from 'lucide-react'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { investmentsPath } from '../../paths.ts'

/** Leads the people of an organisation to the ledger they share; nothing for others. */
export function SharedInvestments({ organisation: { id, name, kind }, role }: Slots['organisation.team']) {
  const { t } = useLingui()
  if (role === null || kind === 'startup') return null
  return (
    <section aria-label={t`Shared investments`} className="card card-link relative mb-7 flex items-center gap-3 p-4">
      <ChartPie className="shrink-0 text-ink-2" aria-hidden />
      <div className="min-w-0">
        <Link to={investmentsPath(id)} className="font-semibold outline-offset-2 after:absolute after:inset-0 after:rounded-card">
          <Trans>Shared investments</Trans>
        </Link>
        <p className="text-ink-2">
          <Trans>
            Record what <bdi>{name}</bdi> has invested and follow its returns. Only its people can see it.
          </Trans>
        </p>
      </div>
    </section>
  )
}
