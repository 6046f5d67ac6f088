import { msg } from '@lingui/core/macro'
import { CalendarDays } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { attendeesPath, checkInPath, editEventPath, eventPath, eventsPath, newEventPath, publicEventPath } from '../paths.ts'

export const eventsRoom: WebRoom = {
  tab: {
    id: 'events',
    label: msg`Events`,
    icon: CalendarDays,
    place: 'events',
  },
  screens: [
    { path: eventsPath(), load: async () => (await import('./hub/EventsHub.tsx')).EventsHub, slots: ['events.calendar', 'event.actions'] },
    { path: newEventPath(), load: async () => (await import('./host/NewEvent.tsx')).NewEvent },
    { path: editEventPath('$id'), load: async () => (await import('./host/EditEvent.tsx')).EditEvent },
    { path: checkInPath('$id'), load: async () => (await import('./host/CheckIn.tsx')).CheckIn },
    { path: attendeesPath('$id'), load: async () => (await import('./host/Attendees.tsx')).Attendees },
    {
      path: eventPath('$id'),
      load: async () => (await import('./event/EventPage.tsx')).EventPage,
      slots: ['event.actions', 'event.menu', 'choose.member'],
    },
    // Members who follow a link to the public page.
    {
      path: publicEventPath('$id'),
      load: async () => (await import('./event/EventPage.tsx')).EventPage,
      slots: ['event.actions', 'event.menu', 'choose.member'],
    },
  ],
  searchKinds: [{ kind: 'event', label: msg`Events`, icon: CalendarDays }],
  slots: {
    'organisation.events': async () => (await import('./organisation/OrganisationEvents.tsx')).OrganisationEvents,
    'group.events': async () => (await import('./group/GroupEvents.tsx')).GroupEvents,
    'profile.aside': async () => (await import('./profile/MemberEvents.tsx')).MemberEvents,
    'dashboard.waiting': async () => (await import('./dashboard/TodaysEvents.tsx')).TodaysEvents,
    'dashboard.ahead': async () => (await import('./dashboard/ThisWeek.tsx')).ThisWeek,
  },
  follow: async () => (await import('./follow-events.ts')).followEvents,
}
