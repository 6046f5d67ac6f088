import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readerLocale } from '#platform/web/i18n.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Select } from '#ui/Select.tsx'
import { ColumnChart } from '#ui/charts/ColumnChart.tsx'
import type { Series } from '../../figures-contract.ts'
import { type SeriesAction, seriesActions } from '../../figures.ts'
import { ChartOrTable } from '#platform/web/ChartOrTable.tsx'
import { FiguresTable } from '#platform/web/FiguresTable.tsx'
import { actionLabels } from './labels.ts'

/** One figure over time as a chart, or all figures as a table. */
export function SeriesChart({ series: { step, points } }: { series: Series }) {
  const { t, i18n } = useLingui()
  const [action, setAction] = useState<SeriesAction>('viewed')
  const sum = points.reduce((total, point) => total + point[action], 0)
  const most = points.reduce((best, point) => (point[action] > best.value ? { name: dayText(point.from), value: point[action] } : best), {
    name: '',
    value: 0,
  })
  const name = i18n._(actionLabels[action])
  const [all, largest, when] = [numberText(sum), numberText(most.value), most.name]
  const none = { title: t`${name}: none in this period`, summary: t`None in this period` }
  const some =
    step === 'day'
      ? { title: t`${name}: ${all} in total, most on ${when} (${largest})`, summary: t`${all} in total, most on ${when}: ${largest}` }
      : {
          title: t`${name}: ${all} in total, most in the week from ${when} (${largest})`,
          summary: t`${all} in total, most in the week from ${when}: ${largest}`,
        }
  const { title, summary } = sum === 0 ? none : some
  const heads = [step === 'day' ? t`Day` : t`Week from`, ...seriesActions.map((each) => i18n._(actionLabels[each]))]
  return (
    <ChartOrTable
      title={title}
      subject={step === 'day' ? t`Day by day` : t`Week by week`}
      controls={
        <>
          <SegmentedControl
            className="phone:hidden"
            label={t`Displayed figure`}
            options={seriesActions.map((id) => ({ id, label: i18n._(actionLabels[id]) }))}
            value={action}
            onChange={setAction}
          />
          <Select
            className="hidden phone:block"
            label={t`Displayed figure`}
            isLabelHidden
            options={seriesActions.map((id) => ({ id, label: i18n._(actionLabels[id]) }))}
            value={action}
            onChange={(id) => setAction(id)}
          />
        </>
      }
      chart={
        <ColumnChart
          label={`${name}. ${summary}`}
          columns={points.map((point) => ({ name: dayText(point.from), values: [point[action]], texts: [numberText(point[action])] }))}
        />
      }
      table={
        <FiguresTable
          caption={step === 'day' ? t`Day by day` : t`Week by week`}
          heads={heads}
          rows={points.toReversed().map((point) => [dayText(point.from), ...seriesActions.map((each) => numberText(point[each]))])}
        />
      }
    />
  )
}

const numberText = (value: number) => value.toLocaleString(readerLocale())

const dayText = (day: string) => new Date(day).toLocaleDateString(readerLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' })
