import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '#ui/Badge.tsx'
import type { Returns } from '../../portfolio-contract.ts'
import { ReturnsSummary } from './ReturnsSummary.tsx'

/** An invented ledger: 250,000 paid in over four years, 60,000 paid back, 320,000 held. */
const sample: Returns = {
  invested: 25_000_000,
  fees: 250_000,
  distributions: 6_000_000,
  value: 32_000_000,
  value_is_cost: false,
  moic: 1.52,
  dpi: 6 / 25.25,
  rvpi: 32 / 25.25,
  tvpi: 38 / 25.25,
  irr: 0.142,
  irr_missing: null,
}

/** A preview of the portfolio with sample data, never shown beside real figures. */
export function SamplePortfolio() {
  const { t } = useLingui()
  return (
    <section aria-label={t`Sample portfolio`} className="mt-4">
      <h2 className="mb-1 flex items-center gap-2 font-semibold">
        <Trans>Sample portfolio</Trans>
        <Badge tone="warning">
          <Trans>Sample data</Trans>
        </Badge>
      </h2>
      <p className="mb-3 text-ink-2">
        <Trans>Invented figures that show what your portfolio will look like.</Trans>
      </p>
      <ReturnsSummary returns={sample} currency="EUR" />
    </section>
  )
}
