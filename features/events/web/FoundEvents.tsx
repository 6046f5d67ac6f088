import { useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { eventPath } from '../paths.ts'
import { useEventSearch } from './use-event-search.ts'
import { whenOf } from './when.ts'

/** Events found by the command palette. */
export function FoundEvents({ text, children }: Slots['palette.found']) {
  const { t } = useLingui()
  const { events, isSearching } = useEventSearch(text)
  const items = events.map((event) => ({
    id: event.id,
    href: eventPath(event.id),
    icon: <CalendarDays aria-hidden />,
    name: event.title,
    note: whenOf(event),
  }))
  return children({ title: t`Events`, items, isSearching })
}
