import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { classNames } from '#ui/class-names.ts'
import { Stars } from '#ui/Stars.tsx'
import { BarChart } from '#ui/charts/BarChart.tsx'
import { type RatingCounts, meaningfulAverage, reviewCount } from '../figures.ts'

/** The average and the breakdown by stars, or only the number of reviews if there are too few for an average. */
export function RatingSummary({ counts, locale, isLarge = false }: { counts: RatingCounts; locale?: string; isLarge?: boolean }) {
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
          <span className={classNames('font-semibold proportional-nums', isLarge ? 'text-28' : 'text-20')}>{shown}</span>
          <Stars value={average} label={t`${shown} of 5 stars on average`} size="regular" />
        </p>
        <p className="text-ink-2">{said}</p>
      </div>
      <div className="max-w-sm min-w-56 flex-1">
        <BarChart
          size="small"
          caption={t`Rating breakdown`}
          heads={[t`Stars`, t`Reviews`]}
          bars={[5, 4, 3, 2, 1].map((stars) => {
            const count = counts[stars - 1] ?? 0
            return { name: t`${plural(stars, { one: '# star', other: '# stars' })}`, value: count, text: count.toLocaleString(locale) }
          })}
        />
      </div>
    </div>
  )
}
