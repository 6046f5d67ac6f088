import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '#ui/class-names.ts'
import { bandLooks } from '../score/band-looks.ts'

/** What the numbers and colours of the scores mean. */
export function ScoreLegend() {
  const { t } = useLingui()
  const rows = [
    ['90+', t`Strong match, 95+ super match`, bandLooks.strong.chip],
    ['75–89', t`Good match`, bandLooks.good.chip],
    [t`below`, t`Possible match`, bandLooks.possible.chip],
  ] as const
  return (
    <section>
      <h2 className="mb-2 font-semibold">
        <Trans>How the score reads</Trans>
      </h2>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2.5">
        {rows.map(([score, meaning, chip]) => (
          <div key={score} className="contents">
            <dt className={classNames('grid h-6 w-14 place-items-center rounded-badge text-12 font-semibold', chip)}>{score}</dt>
            <dd className="text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-12 text-ink-3">
        <Trans>A score of 95 means: of a hundred pairs in this community, 95 fit less well than you two, in both directions.</Trans>
      </p>
    </section>
  )
}
