import { useLingui } from '@lingui/react/macro'
import type { Returns } from '../../portfolio-contract.ts'
import { multipleText, rateText, wholeMoney } from '../figures.ts'

/** Table columns for returns. */
export function useReturnsColumns(): { heads: string[]; cellsOf: (returns: Returns, currency: string) => string[] } {
  const { t } = useLingui()
  return {
    heads: [t`Invested`, t`Value`, t`Distributions`, t`MOIC`, t`TVPI`, t`DPI`, t`RVPI`, t`IRR`],
    cellsOf: (returns, currency) => [
      wholeMoney(returns.invested, currency),
      wholeMoney(returns.value, currency),
      wholeMoney(returns.distributions, currency),
      multipleText(returns.moic),
      multipleText(returns.tvpi),
      multipleText(returns.dpi),
      multipleText(returns.rvpi),
      rateText(returns.irr),
    ],
  }
}
