import { useLingui } from '@lingui/react/macro'
import { readerLocale } from '#platform/web/i18n.ts'
import { FiguresTable } from '#platform/web/FiguresTable.tsx'
import type { Portfolio } from '../../portfolio-contract.ts'
import { useReturnsColumns } from './returns-columns.ts'

/** The returns by currency that make up the total. */
export function CurrencyTable({ sums }: { sums: Portfolio['currencies'] }) {
  const { t } = useLingui()
  const { heads, cellsOf } = useReturnsColumns()
  return (
    <FiguresTable
      caption={t`Returns by currency`}
      heads={[t`Currency`, t`Investments`, ...heads]}
      rows={sums.map(({ currency, investments, returns }) => [
        currency,
        investments.toLocaleString(readerLocale()),
        ...cellsOf(returns, currency),
      ])}
    />
  )
}
