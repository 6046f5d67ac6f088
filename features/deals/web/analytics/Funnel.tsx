import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Analytics } from '../../figures-contract.ts'
import { BarTable } from './BarTable.tsx'
import { funnelLabels } from './labels.ts'

/** Distinct members per step of the funnel. */
export function Funnel({ funnel }: Pick<Analytics, 'funnel'>) {
  const { t, i18n } = useLingui()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-2 text-16 font-semibold">
        <Trans>From reading to investing</Trans>
      </h2>
      <BarTable
        caption={t`Members who reached each step`}
        columns={{ what: t`Step`, value: t`Members`, share: t`Share of readers` }}
        bars={funnel.map(({ step, members }) => ({ label: i18n._(funnelLabels[step]), value: members }))}
        whole={funnel[0]?.members ?? 0}
      />
    </section>
  )
}
