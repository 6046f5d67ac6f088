import type { WebRoom } from '#platform/web/rooms/room.ts'

export const calendarsRoom: WebRoom = {
  slots: {
    'event.actions': async () => (await import('./AddToCalendar.tsx')).AddToCalendar,
    'events.calendar': async () => (await import('./CalendarActions.tsx')).CalendarActions,
    'events.settings': async () => (await import('./FeedSettings.tsx')).FeedSettings,
  },
}
