import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { organisationPath } from '#features/organisations/paths.ts'
import { useNow } from '#platform/web/use-now.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import type { EventCard as Event } from '../../shared-contract.ts'
import { eventPath } from '../../paths.ts'
import { typeLabels } from '../labels.ts'
import { EventFacts, GoingConnections } from './EventFacts.tsx'
import { EventPicture } from './EventPicture.tsx'
import { StandingBadge } from './StandingBadge.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Further actions for an event: buttons or menus, side by side. */
    'event.actions': { event: Event }
  }
}

/** An event of the selected day, with its picture. The whole card is a link, beneath the buttons. */
export function EventCard({ event, hasPicture }: { event: Event; hasPicture: boolean }) {
  const now = useNow()
  const isOpen = !event.is_cancelled && !event.is_hidden && new Date(event.ends_at).getTime() > now
  return (
    <article className="card card-link relative overflow-hidden outline-offset-2 outline-focus has-[h3_a:focus-visible]:outline-2">
      {hasPicture && <EventPicture id={event.id} picture={event.picture} alt={event.picture_alt} sizes="(max-width: 767px) 100vw, 330px" />}
      <div className="grid gap-3 p-4">
        <div>
          <div className="flex items-start gap-2">
            <h3 className="min-w-0 flex-1 font-semibold wrap-anywhere">
              <Link
                to={eventPath(event.id)}
                dir="auto"
                className="inline-block min-h-6 outline-none after:absolute after:inset-0 after:rounded-card"
              >
                {event.title}
              </Link>
            </h3>
            <StandingBadge event={event} />
          </div>
          <EventKind event={event} />
        </div>
        <EventFacts event={event} />
        <GoingConnections connections={event.connections} />
        {isOpen && (
          <div className="relative flex gap-2 *:flex-1 empty:hidden">
            <Slot name="event.actions" event={event} />
          </div>
        )}
      </div>
    </article>
  )
}

/** 'Conference · Baltic Impact Forum, Ada Lovelace', or as much as is known. The page of an organisation is linked, above the link of the card. */
export function EventKind({
  event: { type, organizer, organisation, co_hosts },
}: {
  event: Pick<Event, 'type' | 'organizer' | 'organisation' | 'co_hosts'>
}) {
  const { i18n } = useLingui()
  const kind = type && i18n._(typeLabels[type])
  const others = co_hosts.map(({ full_name }) => full_name)
  const text = [kind, [organizer, ...others].filter(Boolean).join(', ')].filter(Boolean).join(' · ')
  if (!organisation) return text ? <p className="text-12 text-ink-3 wrap-anywhere">{text}</p> : null
  return (
    <p className="text-12 text-ink-3 wrap-anywhere">
      {kind && <>{kind} · </>}
      <Link to={organisationPath(organisation.slug)} dir="auto" className="relative inline-flex min-h-6 items-center hover:underline">
        {organisation.name}
      </Link>
      {others.map((name) => `, ${name}`).join('')}
    </p>
  )
}
