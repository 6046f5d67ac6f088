import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ChartOrTable } from '#platform/web/ChartOrTable.tsx'
import { FiguresTable } from '#platform/web/FiguresTable.tsx'
import type { Currency } from '#features/profiles/vocabulary.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { ColumnChart } from '#ui/charts/ColumnChart.tsx'
import type { Portfolio } from '../../portfolio-contract.ts'
import { shortMoney, wholeMoney } from '../figures.ts'

/** Cash flows by year, in one currency at a time; years without any are included. */
export function YearsChart({ years }: { years: Portfolio['years'] }) {
  const { t } = useLingui()
  const present = [...new Set(years.map(({ currency }) => currency))]
  const [chosen, choose] = useState<Currency>()
  const currency = present.find((each) => each === chosen) ?? present[0]
  if (!currency) return null
  const subject = t`Cash flows by year`
  const pairs = everyYear(years.filter((each) => each.currency === currency))
  const [paidIn, back] = [pairs.reduce((sum, { out }) => sum + out, 0), pairs.reduce((sum, pair) => sum + pair.back, 0)]
  const [all, returned] = [wholeMoney(paidIn, currency), wholeMoney(back, currency)]
  return (
    <ChartOrTable
      title={back > 0 ? t`${all} paid in, ${returned} paid back` : t`${all} paid in`}
      subject={subject}
      controls={
        present.length > 1 && (
          <SegmentedControl label={t`Currency`} options={present.map((id) => ({ id, label: id }))} value={currency} onChange={choose} />
        )
      }
      chart={
        <ColumnChart
          label={t`Cash flows by year in ${currency}: ${all} paid in, ${returned} paid back`}
          columns={pairs.map(({ name, out, back: came }) => ({
            name,
            values: [out, came],
            texts: [shortMoney(out, currency), shortMoney(came, currency)],
          }))}
          series={[t`Paid in`, t`Distributions`]}
        />
      }
      table={
        <FiguresTable
          caption={subject}
          heads={[t`Year`, t`Paid in`, t`Distributions`, t`Balance`]}
          rows={pairs
            .toReversed()
            .map(({ name, out, back: came }) => [name, ...[out, came, came - out].map((minor) => wholeMoney(minor, currency))])}
        />
      }
    />
  )
}

/** Amounts in minor units. */
interface YearOfFlows {
  name: string
  out: number
  back: number
}

function everyYear(years: Portfolio['years']): YearOfFlows[] {
  const [first, last] = [Math.min(...years.map(({ year }) => year)), Math.max(...years.map(({ year }) => year))]
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const found = years.find(({ year }) => year === first + at)
    return { name: String(first + at), out: found?.paid_in ?? 0, back: found?.distributions ?? 0 }
  })
}
