import { useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { bandOf } from '../../bands.ts'
import { bandLooks } from './band-looks.ts'

interface ScoreBadgeProps {
  score: number | null
  /** Shows only the number, below the matching icon; screen readers get the word too. */
  isShort?: boolean
}

/** A score with its word, for a row of badges. */
export function ScoreBadge({ score, isShort = false }: ScoreBadgeProps) {
  const { i18n } = useLingui()
  const { word, chip } = bandLooks[bandOf(score)]
  return (
    <span
      className={classNames(
        'inline-flex min-h-5 shrink-0 items-center gap-1 rounded-badge px-[7px] text-12 leading-none font-semibold',
        chip,
      )}
    >
      {isShort && <Sparkles className="size-[0.75rem]" aria-hidden />}
      {score !== null && <span className="tabular-nums">{score}</span>}{' '}
      <span className={isShort ? 'sr-only' : 'font-medium'}>{i18n._(word)}</span>
    </span>
  )
}
