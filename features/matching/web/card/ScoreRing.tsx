import { useLingui } from '@lingui/react/macro'
import { bandOf } from '../../bands.ts'
import { bandLooks } from './band-looks.ts'

const radius = 34
const round = 2 * Math.PI * radius

/** The score as a number in a ring that fills accordingly. */
export function ScoreRing({ score }: { score: number | null }) {
  const { t } = useLingui()
  return (
    <span
      role="img"
      aria-label={score === null ? t`No score yet` : t`Score ${score} of 100`}
      className="relative grid size-19 shrink-0 place-items-center phone:size-15"
    >
      <svg viewBox="0 0 76 76" aria-hidden className="absolute inset-0 size-full -rotate-90 fill-none stroke-6">
        <circle cx="38" cy="38" r={radius} className="stroke-pressed" />
        {score !== null && score > 0 && (
          <circle
            cx="38"
            cy="38"
            r={radius}
            strokeLinecap="round"
            strokeDasharray={`${(round * score) / 100} ${round}`}
            className={bandLooks[bandOf(score)].ring}
          />
        )}
      </svg>
      <span aria-hidden className="text-20 font-semibold tracking-tight">
        {score ?? '–'}
      </span>
    </span>
  )
}
