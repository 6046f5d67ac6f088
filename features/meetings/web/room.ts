import { msg } from '@lingui/core/macro'
import { CalendarClock } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { availabilityPath, bookingPath, meetingsPath } from '../paths.ts'

export const meetingsRoom: WebRoom = {
  tab: { id: 'meetings', href: meetingsPath(), label: msg`Meetings`, icon: CalendarClock },
  screens: [
    { path: meetingsPath(), load: async () => (await import('./MeetingsScreen.tsx')).MeetingsScreen },
    { path: availabilityPath(), load: async () => (await import('./availability/AvailabilityScreen.tsx')).AvailabilityScreen },
    { path: bookingPath('$id'), load: async () => (await import('./BookingPage.tsx')).BookingPage },
  ],
  slots: {
    'conversation.actions': async () => (await import('./SuggestTime.tsx')).SuggestTimeIcon,
    'conversation.top': async () => (await import('./InConversation.tsx')).InConversation,
    'profile.actions': async () => (await import('./SuggestTime.tsx')).SuggestTime,
    'deal.introduced': async () => (await import('./SuggestTime.tsx')).SuggestTime,
    'dashboard.waiting': async () => (await import('./WaitingMeetings.tsx')).WaitingMeetings,
    'dashboard.side': async () => (await import('./NextMeeting.tsx')).NextMeeting,
  },
  follow: async () => (await import('./follow-meetings.ts')).followMeetings,
}
