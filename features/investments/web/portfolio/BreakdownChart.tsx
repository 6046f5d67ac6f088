import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ChartOrTable } from '#platform/web/ChartOrTable.tsx'
import { FiguresTable } from '#platform/web/FiguresTable.tsx'
import { readerLocale } from '#platform/web/i18n.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import { Select } from '#ui/Select.tsx'
import { BarChart } from '#ui/charts/BarChart.tsx'
import type { Portfolio, Returns } from '../../portfolio-contract.ts'
import { type Breakdown, breakdowns } from '../../vocabulary.ts'
import { wholeMoney } from '../figures.ts'
import { breakdownLabels } from '../labels.ts'
import { useGroupName } from './group-name.ts'
import { useReturnsColumns } from './returns-columns.ts'

/** The currency of the chart: only holdings in that currency, or all holdings in the base currency. */
type Shown = { currency: Currency; isBase: boolean }

interface Group {
  key: string
  name: string
  returns: Returns
}

/** Holdings by sector, stage or another criterion, in one currency or in the base currency. */
export function BreakdownChart({ portfolio }: { portfolio: Portfolio }) {
  const { t, i18n } = useLingui()
  const nameOf = useGroupName()
  const { heads, cellsOf } = useReturnsColumns()
  const [by, setBy] = useState<Breakdown>('sector')
  const [chosen, choose] = useState<string>()
  const choices: Shown[] = [
    ...(portfolio.base?.returns ? [{ currency: portfolio.base.currency, isBase: true }] : []),
    ...portfolio.currencies.map(({ currency }) => ({ currency, isBase: false })),
  ]
  const shown = choices.find((each) => idOf(each) === chosen) ?? choices[0]
  if (!shown) return null
  const { currency } = shown
  // Of the total, because groups can overlap: an investment with several goals is in several.
  const whole = shown.isBase ? portfolio.base?.returns?.value : portfolio.currencies.find((sum) => sum.currency === currency)?.returns.value
  const byValue = (portfolio.breakdowns[by] ?? [])
    .flatMap(({ key, base, currencies }): Group[] => {
      const returns = shown.isBase ? base : currencies.find((sum) => sum.currency === currency)?.returns
      return returns ? [{ key, name: nameOf(by, key), returns }] : []
    })
    .toSorted((a, b) => b.returns.value - a.returns.value)
  const [largest] = byValue
  const groups = byValue.toSorted((a, b) => Number(a.key === '') - Number(b.key === ''))
  const shareText = (part: number) => (whole ? part / whole : 0).toLocaleString(readerLocale(), { style: 'percent' })
  const subject = t`Holdings`
  return (
    <ChartOrTable
      title={largest && whole ? t`The largest share: ${largest.name}, ${shareText(largest.returns.value)}` : subject}
      subject={subject}
      controls={
        <div className="flex flex-wrap gap-2">
          <Select
            className="w-36"
            label={t`Group by`}
            isLabelHidden
            options={breakdowns.map((id) => ({ id, label: i18n._(breakdownLabels[id]) }))}
            value={by}
            onChange={setBy}
          />
          {choices.length > 1 && (
            <Select
              className="w-40"
              label={t`Currency`}
              isLabelHidden
              options={choices.map((each) => ({
                id: idOf(each),
                label: each.isBase ? t`All in ${each.currency}` : t`${each.currency} only`,
              }))}
              value={idOf(shown)}
              onChange={choose}
            />
          )}
        </div>
      }
      chart={
        <>
          <BarChart
            caption={subject}
            heads={[t`Group`, t`Value`, t({ message: 'Share', context: 'part' })]}
            bars={groups.map(({ key, name, returns: { value } }) => ({
              id: key,
              name,
              value,
              text: wholeMoney(value, currency),
              note: shareText(value),
            }))}
          />
          {by === 'goal' && (
            <p className="mt-3 text-12 text-ink-3">{t`An investment with several goals counts in full for each of them.`}</p>
          )}
        </>
      }
      table={
        <FiguresTable
          caption={subject}
          heads={[i18n._(breakdownLabels[by]), ...heads]}
          rows={groups.map(({ name, returns }) => [name, ...cellsOf(returns, currency)])}
        />
      }
    />
  )
}

const idOf = ({ currency, isBase }: Shown) => (isBase ? `all-${currency}` : currency)
