import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { mentoringDaysLive } from '../contract.ts'
import { refreshMentoringDays } from './data.ts'

const live = roomLive<typeof mentoringDaysLive>()

/** Keeps mentoring days in sync with the server, on the console and for members. */
export const followMentoringDays: Follow = ({ queryClient }) => {
  const refresh = () => void refreshMentoringDays(queryClient)
  return [live.on('mentoringDays.changed', refresh), live.on('mentoringDays.ownChanged', refresh), onResync(refresh)]
}
