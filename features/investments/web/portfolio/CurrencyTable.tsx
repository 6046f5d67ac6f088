import { useLingui } from '@lingui/react/macro'
import { readerLocale } from '#platform/web/i18n.ts'
import { FiguresTable } from '#platform/web/FiguresTable.tsx'
import type { Portfolio } from '../../contract.ts'
import { useReturnsColumns } from './returns-columns.ts'

/** What the sum in one currency is made of. */
export function CurrencyTable({ sums }: { sums: Portfolio['currencies'] }) {
  const { t } = useLingui()
  const { heads, cellsOf } = useReturnsColumns()
  return (
    <FiguresTable
      caption={t`Currency by currency`}
      heads={[t`Currency`, t`Investments`, ...heads]}
      rows={sums.map(({ currency, investments, returns }) => [
        currency,
        investments.toLocaleString(readerLocale()),
        ...cellsOf(returns, currency),
      ])}
    />
  )
}
