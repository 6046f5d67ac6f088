import { useLingui } from '@lingui/react/macro'
import { Bookmark, Check, CircleCheck, X } from 'lucide-react'
import { Avatar } from '#ui/Avatar.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { faceFile } from '../pictures.ts'

const founder = { name: 'Giulia Santarelli', face: `/${faceFile}` }

/** A match as the demo's investor sees it, with real demo data; hidden from screen readers. */
export function HeroIllustration() {
  return (
    <div aria-hidden className="grid max-w-145 text-14 grid-cols-[minmax(0,1fr)] select-none phone:gap-3">
      <MatchCard />
      <MessageCard />
    </div>
  )
}

function MatchCard() {
  const { t } = useLingui()
  const reasons = [
    t`CleanTech is one of your target industries`,
    t`Raising €1.8M, which suits your ticket size of €250k to €2M`,
    t`You both work towards Climate Action`,
  ]
  return (
    <div className="grid w-full max-w-112 grid-cols-[minmax(0,1fr)] gap-4 justify-self-end rounded-dialog border border-line bg-surface p-6 shadow-3 phone:max-w-none phone:gap-3.5 phone:p-4">
      <div className="flex items-center gap-4 phone:gap-3">
        <Avatar id={founder.face} name={founder.name} picture={founder.face} size={52} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{founder.name}</p>
          <p className="truncate text-ink-2">{t`Founder, Terrabruna`}</p>
        </div>
        <ScoreRing score={86} />
      </div>
      <p className="flex flex-wrap items-center gap-x-1.5">
        <CircleCheck className="text-score-yellow-ink" />
        <span className="font-semibold text-score-yellow-ink">{t`Good match`}</span>
        <span className="text-ink-3">{t`· Startup · Turin, Italy`}</span>
      </p>
      <ul className="grid gap-2.25">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-2.5">
            <Check className="mt-px text-success-mark" />
            {reason}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5 *:min-h-11 *:flex-auto max-[360px]:*:px-1.5!">
        <span className={buttonClass({ className: 'pointer-events-none' })}>
          <X />
          {t`Pass`}
        </span>
        <span className={buttonClass({ className: 'pointer-events-none' })}>
          <Bookmark />
        </span>
        <span className={buttonClass({ variant: 'primary', className: 'pointer-events-none' })}>
          <Check />
          {t`Connect`}
        </span>
      </div>
    </div>
  )
}

/** The score as part of a circle, with its number inside. */
function ScoreRing({ score }: { score: number }) {
  const radius = 34
  const round = 2 * Math.PI * radius
  return (
    <span className="relative grid size-19 shrink-0 place-items-center phone:size-15">
      <svg viewBox="0 0 76 76" className="absolute inset-0 size-full -rotate-90" fill="none" strokeWidth="6">
        <circle cx="38" cy="38" r={radius} className="stroke-pressed" />
        <circle
          cx="38"
          cy="38"
          r={radius}
          className="stroke-score-yellow"
          strokeLinecap="round"
          strokeDasharray={`${(score / 100) * round} ${round}`}
        />
      </svg>
      <b className="text-20 font-semibold">{score}</b>
    </span>
  )
}

function MessageCard() {
  const { t } = useLingui()
  return (
    <div className="z-1 -mt-3.5 flex w-full max-w-84 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3.5 shadow-3 phone:mt-0 phone:max-w-none">
      <Avatar id={founder.face} name={founder.name} picture={founder.face} presence={t`Online`} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-2">
          <span className="truncate font-semibold">{founder.name}</span>
          <span className="text-12 text-ink-3 tabular-nums">21:36</span>
        </p>
        <p className="text-ink-2">{t`I’ll send it tomorrow: twelve farms over two seasons, including the bad ones.`}</p>
      </div>
    </div>
  )
}
