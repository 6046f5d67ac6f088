import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ImpactStatement } from '../../contract.ts'
import type { LedgerYear } from '../data.ts'
import { type IndicatorGroup, indicatorGroups } from '../labels.ts'
import { Indicator } from './Indicator.tsx'

type YearOfLedger = NonNullable<ImpactStatement['statement']>

interface GroupsProps {
  now: YearOfLedger
  before: YearOfLedger | null
  of: LedgerYear
}

/** The 14 indicators, by subject. */
export function IndicatorGroups({ now, before, of }: GroupsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <p className="text-12 text-ink-2">
        <Trans>The bars show shares of the value of all investments.</Trans>
      </p>
      {indicatorGroups.map((group) => (
        <Group key={group.indicators[0]} group={group} now={now} before={before} of={of} />
      ))}
    </div>
  )
}

function Group({ group, now, before, of }: GroupsProps & { group: IndicatorGroup }) {
  const { i18n } = useLingui()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 font-semibold">
        {i18n._(group.title)}
      </h2>
      <ul className="card divide-y divide-line">
        {group.indicators.map((indicator) => (
          <li key={indicator} className="break-inside-avoid p-5 phone:p-4">
            <Indicator
              indicator={indicator}
              parts={now.parts.filter((part) => part.indicator === indicator)}
              before={before?.parts.filter((part) => part.indicator === indicator) ?? []}
              of={of}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
