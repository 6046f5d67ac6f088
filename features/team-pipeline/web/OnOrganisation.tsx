import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SquareKanban } from 'lucide-react'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { teamPipelinePath } from '../paths.ts'

/** Leads the people of an organisation to the pipeline they share; nothing for others. */
export function OnOrganisation({ organisation: { slug, name, kind }, role }: Slots['organisation.team']) {
  const { t } = useLingui()
  if (role === null || kind === 'startup') return null
  return (
    <section aria-label={t`Shared pipeline`} className="card card-link relative mb-7 flex items-center gap-3 p-4">
      <SquareKanban className="shrink-0 text-ink-2" aria-hidden />
      <div className="min-w-0">
        <Link to={teamPipelinePath(slug)} className="font-semibold outline-offset-2 after:absolute after:inset-0 after:rounded-card">
          <Trans>Shared pipeline</Trans>
        </Link>
        <p className="text-ink-2">
          <Trans>
            Collect deals, discuss them and vote. Only people of <bdi>{name}</bdi> can see it.
          </Trans>
        </p>
      </div>
    </section>
  )
}
