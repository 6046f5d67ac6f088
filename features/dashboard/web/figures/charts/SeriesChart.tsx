import { useLingui } from '@lingui/react/macro'
import { ChartOrTable } from '#platform/web/ChartOrTable.tsx'
import { FiguresTable } from '#platform/web/FiguresTable.tsx'
import { readerLocale } from '#platform/web/i18n.ts'
import { ColumnChart } from '#ui/charts/ColumnChart.tsx'
import { numberText } from '../figure-texts.ts'

interface Point {
  /** A date, or the first day of a week. */
  day: string
  value: number
  /** Further cells of the table. */
  rest: readonly string[]
}

interface SeriesChartProps {
  title: string
  /** What a point stands for. */
  step: 'day' | 'week'
  /** Says that all values are 0. */
  none: string
  heads: readonly string[]
  /** Oldest first. */
  points: readonly Point[]
}

export function SeriesChart({ title, step, none, heads, points }: SeriesChartProps) {
  const { t } = useLingui()
  const sum = points.reduce((total, { value }) => total + value, 0)
  const most = points.reduce((best, point) => (point.value > best.value ? point : best), { day: '', value: 0 })
  const [all, largest, when] = [numberText(sum), numberText(most.value), most.day && dayText(most.day)]
  const some =
    step === 'day' ? t`${all} in total, most on ${when}: ${largest}` : t`${all} in total, most in the week from ${when}: ${largest}`
  const summary = sum === 0 ? none : some
  return (
    <ChartOrTable
      title={summary}
      subject={title}
      chart={
        <ColumnChart
          label={`${title}. ${summary}`}
          columns={points.map(({ day, value }) => ({ name: dayText(day), values: [value], texts: [numberText(value)] }))}
        />
      }
      table={
        <FiguresTable
          caption={title}
          heads={heads}
          rows={points.toReversed().map(({ day, value, rest }) => [dayText(day), numberText(value), ...rest])}
        />
      }
    />
  )
}

const dayText = (day: string) => new Date(day).toLocaleDateString(readerLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' })
