import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { announcementsLive } from '../contract.ts'
import { announcementById, announcements, ownBanner, ownPreferences } from './data.ts'

const live = roomLive<typeof announcementsLive>()

/** Keeps the console, the banner and the preference in sync. */
export const followAnnouncements: Follow = ({ queryClient }) => {
  const refetch = (queryKeys: (readonly unknown[])[]) => queryKeys.forEach((queryKey) => void queryClient.invalidateQueries({ queryKey }))
  return [
    live.on('announcements.changed', ({ id }) => refetch([announcements.query.list.key(), announcementById(id).queryKey])),
    live.on('announcements.ownChanged', () => refetch([ownBanner().queryKey, ownPreferences().queryKey])),
    onResync(() => refetch([announcements.query.key()])),
  ]
}
