import { useLingui } from '@lingui/react/macro'
import { readerLocale } from '#platform/web/i18n.ts'
import type { Analytics } from '../../figures-contract.ts'
import { ChartOrTable } from '#platform/web/ChartOrTable.tsx'
import { ColumnChart } from './ColumnChart.tsx'
import { FiguresTable } from '#platform/web/FiguresTable.tsx'
import { roundTimeTop, timeText } from './scale.ts'

/** The average time readers spent on each page of the deck. */
export function DeckPages({ deck }: { deck: NonNullable<Analytics['deck']> }) {
  const { t } = useLingui()
  const { pages, completion } = deck
  const share = (completion ?? 0).toLocaleString(readerLocale(), { style: 'percent' })
  const summary = completion === null ? t`Nobody read it in this period` : t`Readers got through ${share} of the deck on average`
  const columns = pages.map(({ seconds }, index) => ({ name: t`Page ${index + 1}`, value: seconds }))
  return (
    <ChartOrTable
      title={t`Time per page of the deck`}
      chart={
        <ColumnChart
          label={`${t`Time per page of the deck`}. ${summary}`}
          columns={columns}
          topOf={roundTimeTop}
          valueText={timeText}
          summary={summary}
        />
      }
      table={
        <FiguresTable
          caption={t`Time per page of the deck`}
          heads={[t`Page`, t`Readers`, t`Average time`]}
          rows={pages.map(({ readers, seconds }, index) => [
            t`Page ${index + 1}`,
            readers.toLocaleString(readerLocale()),
            timeText(seconds),
          ])}
        />
      }
    />
  )
}
