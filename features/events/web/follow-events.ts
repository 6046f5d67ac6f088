import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import { throttle } from '#platform/web/throttle.ts'
import type { eventsLive } from '../contract.ts'
import { events } from './data.ts'

const live = roomLive<typeof eventsLive>()

/** Minimum interval between refetches of a host's lists, in ms. */
const attendeesEvery = 1_000

/** Keeps hosted and attended events up to date. */
export const followEvents: Follow = ({ queryClient }) => {
  const { query } = events
  const askAnew = (...queryKeys: readonly (readonly unknown[])[]) => {
    for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey })
  }
  const askForAttendees = throttle(attendeesEvery, () =>
    askAnew(query.attendees.key(), query.hosted.key(), query.get.key(), query.messages.key()),
  )
  return [
    live.on('events.changed', askForAttendees),
    live.on('events.messageSent', () => askAnew(query.messages.key())),
    live.on('events.ownChanged', () => askAnew(query.key())),
    onResync(() => askAnew(query.key())),
  ]
}
