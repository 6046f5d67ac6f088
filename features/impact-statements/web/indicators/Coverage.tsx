import { Trans, useLingui } from '@lingui/react/macro'
import type { ImpactStatement } from '../../contract.ts'
import type { LedgerYear } from '../data.ts'
import { shareText } from '../figures.ts'

type Shares = NonNullable<ImpactStatement['statement']>['parts'][number]['coverage']

const colours = { measured: 'bg-accent-mark', estimated: 'bg-warning-mark', missing: 'bg-pressed' }

/** How much of the value a number covers, as a bar and in words. */
export function Coverage({ coverage: { measured, estimated, missing, entered }, of }: { coverage: Shares; of: LedgerYear }) {
  const { t } = useLingui()
  const [ofMeasured, ofEstimated, ofMissing] = [shareText(measured), shareText(estimated), shareText(missing)]
  const [covered, byHand] = [shareText(measured + estimated), shareText(entered)]
  return (
    <div>
      <div
        role="img"
        aria-label={t`Measured ${ofMeasured}, estimated ${ofEstimated}, missing ${ofMissing}`}
        className="flex h-2 overflow-hidden rounded-full bg-pressed print:border print:border-line"
      >
        <span className={colours.measured} style={{ width: `${measured * 100}%` }} />
        <span className={colours.estimated} style={{ width: `${estimated * 100}%` }} />
      </div>
      <p className="mt-1 text-12 text-ink-2">
        {t`${covered} covered`}
        {entered > 0 && (
          <span className="block text-ink-3">{of.organisationId ? t`${byHand} entered by your team` : t`${byHand} entered by you`}</span>
        )}
      </p>
    </div>
  )
}

/** What the colours of the bars mean. */
export function CoverageLegend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-12 text-ink-2">
      <li className="flex items-center gap-1.5">
        <span className={`size-2.5 rounded-full ${colours.measured}`} aria-hidden />
        <Trans>Measured</Trans>
      </li>
      <li className="flex items-center gap-1.5">
        <span className={`size-2.5 rounded-full ${colours.estimated}`} aria-hidden />
        <Trans>Estimated</Trans>
      </li>
      <li className="flex items-center gap-1.5">
        <span className="size-2.5 rounded-full border border-line-2 bg-pressed" aria-hidden />
        <Trans>Missing</Trans>
      </li>
      <li>
        <Trans>Shares of the value of all investments</Trans>
      </li>
    </ul>
  )
}
