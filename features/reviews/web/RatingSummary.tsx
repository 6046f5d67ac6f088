import { Plural, useLingui } from '@lingui/react/macro'
import { Stars } from '#ui/Stars.tsx'
import { type RatingCounts, meaningfulAverage, reviewCount } from '../figures.ts'

/** The average and the breakdown by stars, or only the number of reviews if there are too few for an average. */
export function RatingSummary({ counts, locale }: { counts: RatingCounts; locale?: string }) {
  const { t } = useLingui()
  const total = reviewCount(counts)
  const average = meaningfulAverage(counts)
  if (total === 0) return null
  const said = <Plural value={total} one="# review" other="# reviews" />
  if (average === null) return <p className="text-ink-2">{said}</p>
  const shown = average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <div>
        <p className="flex items-center gap-3">
          <span className="figure">{shown}</span>
          <Stars value={average} label={t`${shown} of 5 stars on average`} size="regular" />
        </p>
        <p className="text-ink-2">{said}</p>
      </div>
      <dl className="grid min-w-56 flex-1 gap-1" aria-label={t`Rating breakdown`}>
        {[5, 4, 3, 2, 1].map((stars) => (
          <Row key={stars} stars={stars} count={counts[stars - 1] ?? 0} total={total} />
        ))}
      </dl>
    </div>
  )
}

function Row({ stars, count, total }: { stars: number; count: number; total: number }) {
  return (
    <div className="grid max-w-sm grid-cols-[3.75rem_minmax(0,1fr)_2rem] items-center gap-3 text-12 tabular-nums">
      <dt className="text-ink-2">
        <Plural value={stars} one="# star" other="# stars" />
      </dt>
      <dd className="contents">
        <svg className="h-1.5 w-full rounded-full bg-pressed" aria-hidden>
          <rect width={`${(count / total) * 100}%`} height="100%" rx="3" className="fill-accent-mark" />
        </svg>
        <span className="text-end text-ink-2">{count}</span>
      </dd>
    </div>
  )
}
