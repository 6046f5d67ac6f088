import { msg } from '@lingui/core/macro'
import { CalendarClock, NotebookPen, Settings2 } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { availabilityPath, bookingPath, meetingPath, meetingsPath } from '../paths.ts'

const label = msg`Meetings`

export const meetingsRoom: WebRoom = {
  tab: { id: 'meetings', place: 'events', href: meetingsPath(), label, icon: CalendarClock, isUnlisted: true },
  accountMenu: { label, icon: CalendarClock, href: meetingsPath() },
  palette: [
    { id: 'meetings', label, icon: CalendarClock, href: meetingsPath() },
    { id: 'availability', label: msg`Your availability`, icon: Settings2, href: availabilityPath() },
  ],
  searchKinds: [{ kind: 'meetingNote', label: msg`Notes on meetings`, icon: NotebookPen }],
  screens: [
    { path: meetingsPath(), load: async () => (await import('./MeetingsScreen.tsx')).MeetingsScreen },
    { path: availabilityPath(), load: async () => (await import('./availability/AvailabilityScreen.tsx')).AvailabilityScreen },
    { path: meetingPath('$id'), load: async () => (await import('./after/MeetingPage.tsx')).MeetingPage },
    { path: bookingPath('$id'), load: async () => (await import('./BookingPage.tsx')).BookingPage },
  ],
  slots: {
    'conversation.actions': async () => (await import('./SuggestTime.tsx')).SuggestTimeIcon,
    'conversation.top': async () => (await import('./InConversation.tsx')).InConversation,
    'profile.actions': async () => (await import('./SuggestTime.tsx')).SuggestTime,
    'deal.introduced': async () => (await import('./SuggestTime.tsx')).SuggestTime,
    'dashboard.waiting': async () => (await import('./dashboard/WaitingMeetings.tsx')).WaitingMeetings,
    'dashboard.side': async () => (await import('./dashboard/OnDashboard.tsx')).OnDashboard,
  },
  follow: async () => (await import('./follow-meetings.ts')).followMeetings,
}
