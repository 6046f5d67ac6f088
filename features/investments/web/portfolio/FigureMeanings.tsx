import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'

/** What each figure says, for whoever has not met it before. */
export function FigureMeanings() {
  const { t } = useLingui()
  const meanings = [
    [t`Invested`, t`What you paid for investments and follow-ons; fees stand beside it.`],
    [
      t`Value`,
      t`What you still hold, by your last valuation, moved on by follow-ons and distributions since. Where you never valued it, it stands at cost: what you paid less what came back.`,
    ],
    [t`Distributions`, t`Dividends, interest, repayments and proceeds of sales that reached you.`],
    [
      t`IRR`,
      t`The internal rate of return: the yearly rate at which all that you paid would have grown to what came back and what you hold, each on its day (actual days over 365).`,
    ],
    [t`MOIC`, t`Multiple on invested capital: value and distributions together, as a multiple of what was invested, fees left out.`],
    [t`TVPI`, t`Total value to paid-in: the same, as a multiple of all that was paid in, fees included. DPI and RVPI add up to it.`],
    [t`DPI`, t`Distributions to paid-in: how much of each unit paid in has come back.`],
    [t`RVPI`, t`Residual value to paid-in: how much of each unit paid in you still hold.`],
    [
      t`No IRR`,
      t`There is none while money has moved one way only, or over less than a few weeks; and where amounts change direction several times, more than one rate can fit, so that none is shown.`,
    ],
    [t`Planned`, t`Pending and reviewing investments are in no figure until their status says that the money has moved.`],
  ]
  return (
    <details className="group">
      <summary className="link inline-flex cursor-pointer list-none items-center gap-1.5 rounded-badge phone:min-h-11 [&::-webkit-details-marker]:hidden">
        <Trans>What these figures mean</Trans>
        <ChevronDown className="icon-sm transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <dl className="mt-3 grid max-w-190 gap-x-6 gap-y-2.5 md:grid-cols-[8rem_minmax(0,1fr)]">
        {meanings.map(([name, meaning]) => (
          <div key={name} className="contents phone:block">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
