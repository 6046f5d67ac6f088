import { useLingui } from '@lingui/react/macro'
import { ShareBar } from '#ui/charts/ShareBar.tsx'
import type { ImpactStatement } from '../../contract.ts'
import type { LedgerYear } from '../data.ts'
import { shareText } from '../figures.ts'

type Shares = NonNullable<ImpactStatement['statement']>['parts'][number]['coverage']

/** How much of the value of all investments a number covers. */
export function Coverage({ coverage: { measured, estimated, missing, entered }, of }: { coverage: Shares; of: LedgerYear }) {
  const { t } = useLingui()
  const [ofMeasured, ofEstimated, ofMissing, byHand] = [measured, estimated, missing, entered].map(shareText)
  return (
    <div>
      <ShareBar
        label={t`Measured ${ofMeasured}, estimated ${ofEstimated}, missing ${ofMissing}`}
        parts={[
          { text: t`${ofMeasured} measured`, share: measured, series: 0 },
          { text: t`${ofEstimated} estimated`, share: estimated, series: 2 },
        ]}
        rest={missing > 0 ? t`${ofMissing} missing` : undefined}
      />
      {entered > 0 && (
        <p className="text-12 text-ink-3">{of.organisationId ? t`${byHand} entered by your team` : t`${byHand} entered by you`}</p>
      )}
    </div>
  )
}
