import { classNames } from '#ui/class-names.ts'
import { figureNames } from '../figure-names.ts'
import { type Figures, figureLabel, figureText } from './figures.ts'

interface FigureSummaryProps {
  figures: Figures
  /** Limits the number of figures. */
  most?: number
  className?: string
}

/** The reported figures of an update in a line. */
export function FigureSummary({ figures, most, className }: FigureSummaryProps) {
  const reported = figureNames.filter((name) => figures[name] !== null).slice(0, most)
  if (reported.length === 0) return null
  return (
    <dl className={classNames('flex flex-wrap gap-x-5 gap-y-1', className)}>
      {reported.map((name) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-ink-2">{figureLabel(name)}</dt>
          <dd className="font-medium tabular-nums">{figureText(name, figures)}</dd>
        </div>
      ))}
    </dl>
  )
}
