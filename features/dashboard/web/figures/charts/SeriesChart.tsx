import { useLingui } from '@lingui/react/macro'
import { ChartOrTable } from '#platform/web/ChartOrTable.tsx'
import { FiguresTable } from '#platform/web/FiguresTable.tsx'
import { readerLocale } from '#platform/web/i18n.ts'
import { numberText } from '../figure-texts.ts'
import { ColumnChart } from './ColumnChart.tsx'

interface Point {
  /** A date, or the first of a week. */
  day: string
  value: number
  /** What else the table says of it. */
  rest: readonly string[]
}

interface SeriesChartProps {
  title: string
  /** What is said where all are 0. */
  none: string
  heads: readonly string[]
  /** In the order of time. */
  points: readonly Point[]
}

/** A figure over time, as a chart or as a table. */
export function SeriesChart({ title, none, heads, points }: SeriesChartProps) {
  const { t } = useLingui()
  const sum = points.reduce((total, { value }) => total + value, 0)
  const most = points.reduce((best, point) => (point.value > best.value ? point : best), { day: '', value: 0 })
  const [all, largest, when] = [numberText(sum), numberText(most.value), most.day && dayText(most.day)]
  const summary = sum === 0 ? none : t`${all} in all, most on ${when}: ${largest}`
  return (
    <ChartOrTable
      title={title}
      chart={
        <ColumnChart
          label={`${title}. ${summary}`}
          summary={summary}
          columns={points.map(({ day, value }) => ({ name: dayText(day), value }))}
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
