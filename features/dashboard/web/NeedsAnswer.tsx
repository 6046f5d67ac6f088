import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { Fragment, useRef } from 'react'
import { CountBadge } from '#ui/CountBadge.tsx'
import { Unsettled } from '#ui/Unsettled.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { GatheredSlot } from '#platform/web/rooms/slots.tsx'
import type { Waiting } from './waiting.ts'

/** Everything in all rooms that waits for the member's answer, in one list. */
export const NeedsAnswer = () => <GatheredSlot name="dashboard.waiting">{(parts) => <WaitingList parts={parts} />}</GatheredSlot>

function WaitingList({ parts }: { parts: readonly Waiting[] }) {
  const box = useRef<HTMLElement>(null)
  // Ids are unique only within a room.
  const rows = parts.flatMap((part) => part.rows.map(({ id, row }) => ({ id: `${part.all.href} ${id}`, row })))
  const keptFocus = useKeptFocus(box, rows.map(({ id }) => id).join())
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  const isMore = parts.some((part) => part.hasMore)
  const isUnsettled = parts.some((part) => part.isUnsettled)
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="needs-your-answer" className="outline-none" {...keptFocus}>
      {isUnsettled && <Unsettled />}
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-2">
        <h2 id="needs-your-answer" className="font-semibold">
          <Trans>Needs your answer</Trans>
        </h2>
        {count > 0 && (
          <CountBadge>
            {count}
            {isMore && '+'}
          </CountBadge>
        )}
        <span className="ms-auto flex flex-wrap gap-x-4">
          {parts.map(
            ({ all, count: waiting, rows: { length }, hasMore }) =>
              (hasMore || waiting > length) && (
                <Link key={all.href} to={all.href} className="link phone:-my-3 phone:py-3">
                  {all.label}
                </Link>
              ),
          )}
        </span>
      </div>
      {rows.length > 0 ? (
        <ul className="card px-5 phone:px-4">
          {rows.map(({ id, row }) => (
            <Fragment key={id}>{row}</Fragment>
          ))}
        </ul>
      ) : (
        <p className="card flex min-h-16 items-center gap-3 px-5 py-3 text-ink-2 phone:px-4">
          <CircleCheck className="shrink-0 text-accent-ink" aria-hidden />
          <Trans>You’re all caught up.</Trans>
        </p>
      )}
    </section>
  )
}
