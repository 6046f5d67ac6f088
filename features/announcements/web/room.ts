import { msg } from '@lingui/core/macro'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { announcementPath, announcementsPath } from '../paths.ts'

export const announcementsRoom: WebRoom = {
  console: [{ href: announcementsPath(), label: msg`Announcements`, group: 'content', area: 'community' }],
  screens: [
    { path: announcementsPath(), under: 'operators', load: async () => (await import('./AnnouncementsScreen.tsx')).AnnouncementsScreen },
    {
      path: announcementPath('$id'),
      under: 'operators',
      load: async () => (await import('./AnnouncementScreen.tsx')).AnnouncementScreen,
      slots: ['choose.organisation'],
    },
  ],
  slots: {
    'dashboard.notice': async () => (await import('./dashboard/AnnouncementBanner.tsx')).AnnouncementBanner,
    'notifications.settings': async () => (await import('./EmailSwitch.tsx')).EmailSwitch,
  },
  follow: async () => (await import('./follow-announcements.ts')).followAnnouncements,
}
