import { useLingui } from '@lingui/react/macro'
import { readerLocale } from '#platform/web/i18n.ts'
import type { Analytics } from '../../figures-contract.ts'
import { ChartOrTable } from '#platform/web/ChartOrTable.tsx'
import { FiguresTable } from '#platform/web/FiguresTable.tsx'
import { ColumnChart } from '#ui/charts/ColumnChart.tsx'
import { timeText } from './time-text.ts'

/** The average time readers spent on each page of the deck. */
export function DeckPages({ deck }: { deck: NonNullable<Analytics['deck']> }) {
  const { t } = useLingui()
  const { pages, completion } = deck
  const share = (completion ?? 0).toLocaleString(readerLocale(), { style: 'percent' })
  const summary = completion === null ? t`Nobody read it in this period` : t`Readers got through ${share} of the deck on average`
  return (
    <ChartOrTable
      title={summary}
      subject={t`Time per page of the deck`}
      chart={
        <ColumnChart
          label={`${t`Time per page of the deck`}. ${summary}`}
          columns={pages.map(({ seconds }, index) => ({
            name: (index + 1).toLocaleString(readerLocale()),
            values: [seconds],
            texts: [timeText(seconds)],
          }))}
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
