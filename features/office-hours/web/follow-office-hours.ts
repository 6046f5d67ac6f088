import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { officeHoursLive } from '../contract.ts'
import { refreshOfficeHours } from './data.ts'

const live = roomLive<typeof officeHoursLive>()

/** Keeps office hours in sync with the server. */
export const followOfficeHours: Follow = ({ queryClient }) => {
  const refresh = () => void refreshOfficeHours(queryClient)
  return [live.on('officeHours.changed', refresh), onResync(refresh)]
}
