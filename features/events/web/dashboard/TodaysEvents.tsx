import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { usePolling } from '#platform/web/live/index.ts'
import { readerZone } from '#platform/web/reader.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { useNow } from '#platform/web/use-now.ts'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { TodaysEvent } from '../../registration-contract.ts'
import { eventPath, eventsPath } from '../../paths.ts'
import { usePlace } from '../card/EventFacts.tsx'
import { eventsToday } from '../data.ts'
import { startOf } from '../when.ts'

/** Today's events that the member attends or hosts, until they are over. */
export function TodaysEvents({ children }: Slots['dashboard.waiting']) {
  const { t } = useLingui()
  const now = useNow()
  const { data, isLoading, failureCount } = useQuery({ ...eventsToday(readerZone()), refetchInterval: usePolling() || 300_000 })
  const events = (data?.items ?? []).filter(({ ends_at }) => Date.parse(ends_at) > now)
  return children({
    count: events.length,
    isUnsettled: isLoading && failureCount === 0,
    all: { href: eventsPath(), label: t`All events` },
    rows: events.map((event) => ({ id: event.id, row: <EventToday event={event} hasBegun={Date.parse(event.starts_at) <= now} /> })),
  })
}

function EventToday({ event, hasBegun }: { event: TodaysEvent; hasBegun: boolean }) {
  const { t } = useLingui()
  const place = usePlace(event)
  const start = startOf(event)
  const when = hasBegun ? t`On now` : start ? t`Today at ${start}` : t`Today`
  return (
    <ActionRow
      picture={
        <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
          <CalendarDays />
        </span>
      }
      title={
        <Link to={eventPath(event.id)} dir="auto" className={actionLink}>
          {event.title}
        </Link>
      }
      actions={
        event.joining ? (
          <a href={event.joining} target="_blank" rel="nofollow noopener" className={buttonClass({ variant: 'soft', size: 'small' })}>
            <Trans>Join online</Trans>
          </a>
        ) : (
          <Link to={eventPath(event.id)} aria-label={t`Details of ${event.title}`} className={buttonClass({ size: 'small' })}>
            <Trans>Details</Trans>
          </Link>
        )
      }
    >
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        {[when, event.isOwn ? t`You are hosting` : '', place].filter(Boolean).join(' · ')}
      </span>
    </ActionRow>
  )
}
