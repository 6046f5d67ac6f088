import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Analytics } from '../../figures-contract.ts'
import { CountBars } from './CountBars.tsx'
import { funnelLabels } from './labels.ts'

/** Distinct members per step of the funnel. */
export function Funnel({ funnel }: Pick<Analytics, 'funnel'>) {
  const { t, i18n } = useLingui()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-2 font-semibold">
        <Trans>From reading to investing</Trans>
      </h2>
      <CountBars
        caption={t`Members who reached each step`}
        heads={[t`Step`, t`Members`, t`Share of readers`]}
        counts={funnel.map(({ step, members }) => ({ name: i18n._(funnelLabels[step]), value: members }))}
        of={funnel[0]?.members ?? 0}
      />
    </section>
  )
}
