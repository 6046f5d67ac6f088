import { useLingui } from '@lingui/react/macro'
import { classNames } from '#ui/class-names.ts'
import { bandOf } from '../../bands.ts'
import { bandLooks } from './band-looks.ts'

/** A score and its word, in a row among others. */
export function ScoreBadge({ score }: { score: number | null }) {
  const { i18n } = useLingui()
  const { word, chip } = bandLooks[bandOf(score)]
  return (
    <span
      className={classNames(
        'inline-flex min-h-5 shrink-0 items-center gap-1 rounded-badge px-[7px] text-12 leading-none font-semibold',
        chip,
      )}
    >
      {score !== null && <span className="tabular-nums">{score}</span>} <span className="font-medium">{i18n._(word)}</span>
    </span>
  )
}
