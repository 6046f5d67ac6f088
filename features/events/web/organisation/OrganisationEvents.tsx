import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { Section } from '#features/profiles/web/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { newEventPath } from '../../paths.ts'
import { EventLine } from '../card/EventLine.tsx'
import { eventsOfOrganisation } from '../data.ts'

/** On an organisation's page: its events that are not over. Without any, its people are asked to host one, and others see nothing. */
export function OrganisationEvents({ organisation: { id }, role }: Slots['organisation.events']) {
  const { t } = useLingui()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(eventsOfOrganisation(id))
  const items = itemsOf(data)
  if (!data || (items.length === 0 && !role)) return null
  return (
    <Section title={t`Events`}>
      {items.length > 0 ? (
        <ul className="card divide-y divide-line px-5 py-1 phone:px-4">
          {items.map((event) => (
            <li key={event.id}>
              <EventLine event={event} says="when and where" />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">
          <Trans>Events that you host for this organisation appear here until they are over.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {hasNextPage && (
          <Button size="small" pending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        )}
        {role && (
          <Link to={newEventPath(id)} className={buttonClass({ size: 'small' })}>
            <CalendarPlus aria-hidden />
            <Trans>Host an event</Trans>
          </Link>
        )}
      </div>
    </Section>
  )
}
