import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Boxes, Video } from 'lucide-react'
import { groupPath } from '#features/groups/paths.ts'
import { useWatched } from '#platform/web/live/index.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { useNow } from '#platform/web/use-now.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { asWritten } from '#platform/web/as-written.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Tag } from '#ui/Tag.tsx'
import type { EventDetails } from '../../registration-contract.ts'
import { eventsPath } from '../../paths.ts'
import type { categories } from '../../vocabulary.ts'
import { EventKind } from '../card/EventCard.tsx'
import { EventFacts } from '../card/EventFacts.tsx'
import { StandingBadge } from '../card/StandingBadge.tsx'
import { HostActions } from '../host/HostActions.tsx'
import { categoryLabels, topicLabels } from '../labels.ts'
import { AttendanceQuestion } from './AttendanceQuestion.tsx'
import { CoHostInvitation } from './CoHostInvitation.tsx'
import { Dates } from './Dates.tsx'
import { EventCover } from './EventCover.tsx'
import { Going } from './Going.tsx'
import { Messages } from './Messages.tsx'
import { Registration } from './Registration.tsx'
import { ShareEvent } from './ShareEvent.tsx'
import { Host } from './Host.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** A menu for those who do not host it; `author` is its host. */
    'event.menu': { id: string; author: { id: string; full_name: string } }
  }
}

/** All details of an event, with actions at the side. */
export function EventView({ event }: { event: EventDetails }) {
  const { t } = useLingui()
  const isOver = new Date(event.ends_at).getTime() <= useNow()
  const isPhone = useIsPhone()
  useWatched(event.can.read ? [`event:${event.id}`] : [])
  const card = { ...event, excerpt: '' }
  const actions = (
    <>
      {event.can.read && <HostActions event={event} />}
      {!event.isOwn && !event.isCoHost && <Registration event={event} isOver={isOver} />}
      {!event.is_hidden && (
        <div className="flex flex-wrap gap-2 *:flex-1">
          {!event.is_cancelled && !isOver && <Slot name="event.actions" event={card} />}
          <ShareEvent event={event} />
        </div>
      )}
    </>
  )
  return (
    <>
      <BackLink href={eventsPath()} label={t`Events`} />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 phone:mt-0 lg:grid-cols-[minmax(0,1fr)_340px]">
        <article className="min-w-0">
          <EventCover event={event} />
          <header className="mt-5 mb-4">
            <div className="flex items-start gap-3">
              <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-1.5">
                <h1 dir="auto" className="min-w-0 text-20 font-semibold text-balance wrap-anywhere">
                  {event.title}
                </h1>
                <span className="mt-2 phone:mt-1">
                  <StandingBadge event={event} />
                </span>
              </div>
              {event.host && !event.can.read && !event.is_hidden && <Slot name="event.menu" id={event.id} author={event.host} />}
            </div>
            <EventKind event={event} />
            {event.group && (
              <Link
                to={groupPath(event.group.id)}
                className="flex min-h-6 w-fit max-w-full items-center gap-1.5 text-12 font-medium text-ink-2 hover:underline"
              >
                <Boxes className="icon-xs shrink-0" aria-hidden />
                <span dir="auto" className="truncate">
                  {event.group.name}
                </span>
              </Link>
            )}
          </header>
          {event.is_hidden && (
            <Banner tone="warning" className="mb-4">
              {event.can.read ? (
                <Trans>The operators of the community have hidden this event. Only its hosts and members who registered can see it.</Trans>
              ) : (
                <Trans>
                  The operators of the community have hidden this event, so it may not take place. Your registration is kept in case they
                  show it again.
                </Trans>
              )}
            </Banner>
          )}
          {event.is_cancelled && (
            <Banner tone="warning" className="mb-4">
              {event.cancel_reason ? (
                <Trans>This event has been cancelled. Message from the host: {event.cancel_reason}</Trans>
              ) : (
                <Trans>This event has been cancelled.</Trans>
              )}
            </Banner>
          )}
          <CoHostInvitation event={event} />
          <AttendanceQuestion event={event} />
          <EventFacts event={card} />
          <Address event={event} />
          {event.joining && <JoiningLink href={event.joining} />}
          {isPhone && <div className="mt-5 grid gap-4">{actions}</div>}
          <Messages event={event} />
          {event.description && (
            <section aria-label={t`About this event`} className="mt-6">
              <p {...asWritten(event.description)} className="max-w-160 leading-relaxed whitespace-pre-line wrap-anywhere">
                {event.description}
              </p>
            </section>
          )}
          <Topics event={event} />
        </article>
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          {!isPhone && actions}
          <Host event={event} />
          <Dates event={event} />
          <Going event={event} />
        </aside>
      </div>
    </>
  )
}

function Address({ event: { format, address, latitude, longitude } }: { event: EventDetails }) {
  if (format === 'online' || !address) return null
  const map =
    latitude !== null && longitude !== null
      ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}#map=12/${latitude}/${longitude}`
      : `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
  return (
    <p className="mt-1.5 ps-6.5 text-ink-2">
      <span dir="auto" className="wrap-anywhere">
        {address}
      </span>{' '}
      <a href={map} target="_blank" rel="nofollow noopener" className="link whitespace-nowrap">
        <Trans>View on map</Trans>
      </a>
    </p>
  )
}

function JoiningLink({ href }: { href: string }) {
  return (
    <p className="mt-4 flex items-center gap-2.5 rounded-card border border-line bg-surface px-4 py-3">
      <Video className="icon-sm shrink-0 text-ink-3" aria-hidden />
      <a href={href} target="_blank" rel="nofollow noopener" className="link min-w-0 wrap-anywhere">
        <Trans>Join online</Trans>
      </a>
    </p>
  )
}

function Topics({ event: { category, topics } }: { event: EventDetails }) {
  const { t, i18n } = useLingui()
  const label = categoryLabels[category as keyof typeof categories]
  return (
    <ul aria-label={t`Topics`} className="mt-6 flex flex-wrap gap-1.5">
      <li>
        <Tag>{i18n._(label)}</Tag>
      </li>
      {topics.map((topic) => (
        <li key={topic}>
          <Tag>{i18n._(topicLabels[topic])}</Tag>
        </li>
      ))}
    </ul>
  )
}
