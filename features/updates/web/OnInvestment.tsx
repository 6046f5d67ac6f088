import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge } from '#ui/Badge.tsx'
import { updatePath, updatesPath } from '../paths.ts'
import { latestFrom } from './data.ts'
import { FigureSummary } from './FigureSummary.tsx'
import { periodName } from './periods.ts'
import { SentTime } from './SentTime.tsx'

/** A section on an investment's page: the founder's latest updates, if the founder is known. */
export function OnInvestment({ investment: { owner_id } }: { investment: { owner_id: string | null } }) {
  const { t } = useLingui()
  const { data } = useQuery(latestFrom(owner_id))
  if (!owner_id || !data) return null
  return (
    <section className="grid gap-2.5" aria-label={t`Updates from the founder`}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-semibold">
          <Trans>Updates from the founder</Trans>
        </h2>
        {data.items.length > 0 && (
          <Link to={`${updatesPath()}?founder=${owner_id}`} className="link">
            <Trans>See all</Trans>
          </Link>
        )}
      </div>
      {data.items.length === 0 && (
        <p className="text-ink-2">
          <Trans>The founder hasn’t sent you any updates yet. Founders send updates to investors they are connected with.</Trans>
        </p>
      )}
      {data.items.length > 0 && (
        <ul className="card divide-y divide-line">
          {data.items.map((update) => (
            <li key={update.id} className="relative grid gap-1 px-4 py-3 hover:bg-hover">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-2">
                <Badge>{periodName(update.period)}</Badge>
                <SentTime at={update.sent_at} />
                {!update.is_read && <Badge tone="accent">{t`New`}</Badge>}
              </p>
              <Link to={updatePath(update.id)} dir="auto" className="font-medium wrap-anywhere after:absolute after:inset-0">
                {update.title}
              </Link>
              <FigureSummary figures={update} className="text-12" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
