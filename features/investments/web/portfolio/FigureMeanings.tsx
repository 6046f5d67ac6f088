import { Trans, useLingui } from '@lingui/react/macro'
import { Disclosure } from '#ui/Disclosure.tsx'

/** Explanations of the figures for new investors. */
export function FigureMeanings() {
  const { t } = useLingui()
  const meanings = [
    [t`Invested`, t`What you paid for investments and follow-ons, without fees.`],
    [
      t`Value`,
      t`The value of what you still hold: your latest valuation, plus later follow-ons and minus later distributions. Without a valuation, it is the cost: what you paid minus what you got back.`,
    ],
    [t`Distributions`, t`Dividends, interest, repayments and sale proceeds that you received.`],
    [
      t`IRR`,
      t`The internal rate of return: the annual rate at which your payments would have grown to what you got back and what you still hold, each on its day (actual days over 365).`,
    ],
    [t`MOIC`, t`Multiple on invested capital: value plus distributions, as a multiple of what you invested, without fees.`],
    [
      t`TVPI`,
      t`Total value to paid-in: value plus distributions, as a multiple of everything you paid in, including fees. It is the sum of DPI and RVPI.`,
    ],
    [t`DPI`, t`Distributions to paid-in: the share of everything you paid in that you got back.`],
    [t`RVPI`, t`Residual value to paid-in: what you still hold, as a share of everything you paid in.`],
    [
      t`No IRR`,
      t`There is no IRR while cash flows go in one direction only, unless the loss is total (−100%), or if the period is too short. If cash flows change direction several times, more than one rate can be right, so none is shown.`,
    ],
    [t`Planned`, t`Pending and reviewing investments don’t count in any figure until you change their status.`],
  ]
  return (
    <Disclosure label={<Trans>What these figures mean</Trans>}>
      <dl className="mt-3 grid max-w-190 gap-x-6 gap-y-2.5 md:grid-cols-[8rem_minmax(0,1fr)]">
        {meanings.map(([name, meaning]) => (
          <div key={name} className="contents phone:block">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
