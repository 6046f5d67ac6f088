import { Trans, useLingui } from '@lingui/react/macro'
import { StatStrip } from '#ui/StatStrip.tsx'
import { BarChart } from '#ui/charts/BarChart.tsx'
import type { Bar } from '#ui/charts/data.ts'
import type { Returns } from '../../portfolio-contract.ts'
import { multipleText, rateText, wholeMoney } from '../figures.ts'
import { missingIrrLabels } from '../labels.ts'

/** How investments in one currency are doing: in a sentence, in a picture, and as ratios. */
export function ReturnsSummary({ returns, currency }: { returns: Returns; currency: string }) {
  const { t, i18n } = useLingui()
  return (
    <div>
      <div className="card rounded-b-none p-5 phone:p-4">
        <p className="mb-4 text-20 font-semibold text-pretty">
          <Sentence returns={returns} currency={currency} />
        </p>
        <Bars returns={returns} currency={currency} />
      </div>
      <StatStrip
        size="compact"
        className="-mt-px rounded-t-none phone:grid-cols-3!"
        stats={[
          { label: t`IRR`, value: rateText(returns.irr) },
          { label: t`MOIC`, value: multipleText(returns.moic) },
          { label: t`TVPI`, value: multipleText(returns.tvpi) },
          { label: t`DPI`, value: multipleText(returns.dpi) },
          { label: t`RVPI`, value: multipleText(returns.rvpi) },
        ]}
      />
      {returns.irr_missing && (
        <p className="mt-2 text-12 text-ink-3">
          {t`IRR`}: {i18n._(missingIrrLabels[returns.irr_missing])}
        </p>
      )}
    </div>
  )
}

function Sentence({ returns, currency }: { returns: Returns; currency: string }) {
  const value = wholeMoney(returns.value, currency)
  const back = wholeMoney(returns.distributions, currency)
  const multiple = multipleText(returns.moic)
  if (returns.moic === null) return <Trans>The investments are worth {value}.</Trans>
  return returns.distributions > 0 ? (
    <Trans>
      The investments are worth {value}, and {back} came back: {multiple} what was invested.
    </Trans>
  ) : (
    <Trans>
      The investments are worth {value}: {multiple} what was invested.
    </Trans>
  )
}

/** What went in above what came back and, after it, what is still held, on one scale. */
function Bars({ returns, currency }: { returns: Returns; currency: string }) {
  const { t } = useLingui()
  const money = (minor: number) => wholeMoney(minor, currency)
  const { invested, distributions, value } = returns
  const fees = money(returns.fees)
  const bars: Bar[] = [
    {
      name: t`Invested`,
      value: invested,
      text: money(invested),
      note: returns.fees > 0 ? t`plus ${fees} in fees` : undefined,
      series: 'rest',
    },
    {
      name: t`Distributions`,
      value: distributions,
      text: money(distributions),
      note: distributions > 0 ? t`paid back to you` : undefined,
      series: 1,
    },
    {
      name: t`Value`,
      from: distributions,
      value,
      text: money(value),
      note: returns.value_is_cost ? t`at cost where not valued` : undefined,
    },
  ]
  return <BarChart caption={t`Returns`} heads={[t`Figure`, t`Amount`]} bars={bars} />
}
