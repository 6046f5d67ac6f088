import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { busyTimesLive } from '../contract.ts'
import { refreshCalendars } from './data.ts'

const live = roomLive<typeof busyTimesLive>()

/** Shows when a calendar was read, in all tabs of its owner. */
export const followBusyTimes: Follow = ({ queryClient }) => [
  live.on('busyTimes.changed', () => void refreshCalendars(queryClient)),
  onResync(() => void refreshCalendars(queryClient)),
]
