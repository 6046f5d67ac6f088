import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#platform/paths.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { listCounts, shownCount } from '../lists/counts.ts'
import { BestMatches } from './BestMatches.tsx'

/** On the dashboard: how many connections one has and what waits, and who fits best. */
export function YourMatches() {
  const { t } = useLingui()
  const { data: counts } = useQuery({ ...listCounts(), refetchInterval: usePolling() })
  const figures = [
    { list: 'connections', label: t`Total Connections` },
    { list: 'interests', label: t`Interests` },
    { list: 'bookmarks', label: t`Bookmarks` },
  ] as const
  return (
    <section aria-labelledby="your-matches" className="card overflow-hidden">
      <div className="flex items-baseline justify-between gap-3 px-5 pt-4 pb-3 phone:px-4">
        <h2 id="your-matches" className="text-16 font-semibold">
          <Trans>Your matches</Trans>
        </h2>
        <Link to={paths.matching()} className="link phone:-my-3 phone:py-3">
          <Trans>See all</Trans>
        </Link>
      </div>
      <dl className="grid grid-cols-[1.5fr_1fr_1fr] border-y border-line">
        {figures.map(({ list, label }) => (
          <div key={list} className="relative border-s border-line px-5 py-3 first:border-s-0 hover:bg-hover phone:px-3 phone:first:ps-4">
            <dt className="truncate text-ink-2 phone:text-12">
              <Link to={paths.matching(list)} className="outline-offset-[-2px] after:absolute after:inset-0">
                {label}
              </Link>
            </dt>
            <dd className="text-20 font-semibold proportional-nums">{counts ? (shownCount(counts[list]) ?? 0) : '–'}</dd>
          </div>
        ))}
      </dl>
      <BestMatches />
    </section>
  )
}
