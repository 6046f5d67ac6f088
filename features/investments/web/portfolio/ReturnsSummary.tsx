import { Trans, useLingui } from '@lingui/react/macro'
import { StatStrip } from '#ui/StatStrip.tsx'
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
  const rows = [
    { label: t`Invested`, from: 0, amount: invested, note: returns.fees > 0 && t`plus ${fees} in fees`, colour: 'bg-line-control' },
    { label: t`Distributions`, from: 0, amount: distributions, note: t`paid back to you`, colour: 'bg-info-mark' },
    {
      label: t`Value`,
      from: distributions,
      amount: value,
      note: returns.value_is_cost && t`at cost where not valued`,
      colour: 'bg-accent-mark',
    },
  ]
  const share = (minor: number) => `${(100 * minor) / Math.max(1, invested, distributions + value)}%`
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5 phone:grid-cols-[minmax(0,1fr)] phone:gap-y-1">
      {rows.map(({ label, from, amount, note, colour }) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-3 phone:mb-2">
            <span aria-hidden className="h-4 min-w-0 flex-[1_1_16rem] phone:h-3 phone:basis-full">
              {amount > 0 && (
                <span
                  className={`block h-full min-w-0.5 rounded-badge ${colour}`}
                  style={{ marginInlineStart: share(from), width: share(amount) }}
                />
              )}
            </span>
            <span className="w-64 shrink-0 phone:w-full">
              <span className="font-medium tabular-nums">{money(amount)}</span>
              {note && <span className="ms-2 text-12 text-ink-3">{note}</span>}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
