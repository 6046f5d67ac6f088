import { Plural, Trans } from '@lingui/react/macro'
import type { ReportedUpdate } from '../contract.ts'
import { previousOf } from '../periods.ts'
import { figureNames } from '../figure-names.ts'
import { type Figures, changeText, figureLabel, figureText, runwayMonths } from './figures.ts'
import { periodName } from './periods.ts'

interface FigureListProps {
  update: Figures & { id: string; period: string }
  /** The founder's other updates. */
  others: readonly ReportedUpdate[]
}

/** The reported figures of an update, with their change since the previous period. */
export function FigureList({ update, others }: FigureListProps) {
  const given = figureNames.filter((name) => update[name] !== null)
  const before = previousOf(update, others)
  const months = runwayMonths(update)
  if (given.length === 0) return null
  const period = before && periodName(before.period)
  const isCompared = given.some((name) => changeText(name, update, before) !== undefined)
  return (
    <div className="grid gap-2">
      <dl className="card flex flex-wrap overflow-hidden">
        {given.map((name) => {
          const change = changeText(name, update, before)
          return (
            <div key={name} className="-ms-px -mt-px min-w-0 flex-1 basis-56 border-s border-t border-line px-4 py-3 phone:basis-36">
              <dt className="text-12 text-ink-2">{figureLabel(name)}</dt>
              <dd className="font-semibold wrap-anywhere tabular-nums">{figureText(name, update)}</dd>
              {change && (
                <dd className="text-12 text-ink-2 tabular-nums">
                  {change}
                  <span className="sr-only">
                    {' '}
                    <Trans>since {period}</Trans>
                  </span>
                </dd>
              )}
              {name === 'cash' && months !== undefined && (
                <dd className="text-12 text-ink-2">
                  <Plural value={months} one="Lasts # month at this burn" other="Lasts # months at this burn" />
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      {isCompared && (
        <p className="text-12 text-ink-3">
          <Trans>Changes since {period}, the previous reported period.</Trans>
        </p>
      )}
    </div>
  )
}
