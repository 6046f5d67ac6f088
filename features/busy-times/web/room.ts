import type { WebRoom } from '#platform/web/rooms/room.ts'

export const busyTimesRoom: WebRoom = {
  slots: { 'availability.busy': async () => (await import('./CalendarsElsewhere.tsx')).CalendarsElsewhere },
  follow: async () => (await import('./follow-busy-times.ts')).followBusyTimes,
}
