import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { usePolling } from '#platform/web/live/index.ts'
import { dateOf } from '#platform/web/name-of-day.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { useToday } from '#platform/web/use-today.ts'
import { Unsettled } from '#ui/Unsettled.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { meetingsPath } from '../../paths.ts'
import { stepPages } from '../data.ts'
import { StepRow } from './StepRow.tsx'

/** How many are shown on the dashboard; the meetings screen has them all. */
const shown = 3

/** On the dashboard: next steps whose date has come, or nothing. */
export function DueSteps() {
  const { data, isLoading, failureCount } = useInfiniteQuery({ ...stepPages(), refetchInterval: usePolling() || 300_000 })
  const today = dateOf(useToday())
  const due = itemsOf(data).filter(({ step_on }) => step_on <= today)
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, due.map(({ meeting_id }) => meeting_id).join())
  if (isLoading && failureCount === 0) return <Unsettled />
  // The box stays, and keeps the focus after the last step.
  return (
    <div ref={box} tabIndex={-1} className="outline-none empty:absolute" {...keptFocus}>
      {due.length > 0 && (
        <section aria-labelledby="due-steps" className="card">
          <div className="flex min-h-12 items-center gap-2 border-b border-line px-5 py-2 phone:px-4">
            <h2 id="due-steps" className="font-semibold">
              <Trans>Your next steps</Trans>
            </h2>
            {due.length > shown && (
              <Link to={meetingsPath()} className="link ms-auto phone:-my-2 phone:py-3">
                <Trans>All next steps</Trans>
              </Link>
            )}
          </div>
          <ul className="px-5 phone:px-4">
            {due.slice(0, shown).map((step) => (
              <StepRow key={step.meeting_id} step={step} today={today} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
