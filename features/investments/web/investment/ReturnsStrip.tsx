import { useLingui } from '@lingui/react/macro'
import { type Stat, StatStrip } from '#ui/StatStrip.tsx'
import type { Returns } from '../../portfolio-contract.ts'
import { multipleText, rateText, wholeMoney } from '../figures.ts'
import { missingIrrLabels } from '../labels.ts'

/** The returns in one currency. */
export function ReturnsStrip({ returns, currency }: { returns: Returns; currency: string }) {
  const stats = useStats(returns, currency)
  // Long amounts must fit on phones too.
  return <StatStrip stats={stats.map((stat) => ({ ...stat, value: <span className={sizeOf(stat.value)}>{stat.value}</span> }))} />
}

/** 'SEK 20,200,000' is wider than half a phone. */
const sizeOf = (value: string) => (value.length > 12 ? 'phone:text-14' : undefined)

function useStats(returns: Returns, currency: string): (Stat & { value: string })[] {
  const { t, i18n } = useLingui()
  const money = (minor: number) => wholeMoney(minor, currency)
  const fees = money(returns.fees)
  return [
    { label: t`Invested`, value: money(returns.invested), note: returns.fees > 0 ? t`plus ${fees} in fees` : undefined },
    { label: t`Value`, value: money(returns.value), note: returns.value_is_cost ? t`at cost where not valued` : undefined },
    { label: t`Distributions`, value: money(returns.distributions), note: t`paid back to you` },
    {
      label: t`IRR`,
      value: rateText(returns.irr),
      note: returns.irr_missing ? i18n._(missingIrrLabels[returns.irr_missing]) : t`per year`,
    },
    { label: t`MOIC`, value: multipleText(returns.moic), note: t`of invested capital` },
    { label: t`TVPI`, value: multipleText(returns.tvpi), note: t`of paid-in capital` },
    { label: t`DPI`, value: multipleText(returns.dpi), note: returns.dpi === null ? undefined : t`paid back` },
    { label: t`RVPI`, value: multipleText(returns.rvpi), note: returns.rvpi === null ? undefined : t`still held` },
  ]
}
