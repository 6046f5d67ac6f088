import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { meetingsLive } from '../contract.ts'
import { refreshMeetings } from './data.ts'

const live = roomLive<typeof meetingsLive>()

/** Keeps meetings in sync with the server, on the pages of both. */
export const followMeetings: Follow = ({ queryClient }) => [
  live.on('meetings.changed', () => void refreshMeetings(queryClient)),
  onResync(() => void refreshMeetings(queryClient)),
]
