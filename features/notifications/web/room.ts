import { msg } from '@lingui/core/macro'
import { Bell, Settings2 } from 'lucide-react'
import { notificationsPath } from '../paths.ts'
import type { WebRoom } from '#platform/web/rooms/room.ts'

export const notificationsRoom: WebRoom = {
  // Reached from the bell and the account menu.
  tab: { id: 'notifications', href: notificationsPath(), label: msg`Notification centre`, icon: Bell, isUnlisted: true },
  screens: [{ path: notificationsPath(), load: async () => (await import('./NotificationsCentre.tsx')).NotificationsCentre }],
  palette: [
    { id: 'notifications', label: msg`Notification centre`, icon: Bell, href: notificationsPath() },
    { id: 'notification-settings', label: msg`Notification settings`, icon: Settings2, href: notificationsPath('settings') },
  ],
  slots: { 'settings.group': async () => (await import('./NotificationSettingsLink.tsx')).NotificationSettingsLink },
  accountMenu: { label: msg`Notifications`, icon: Bell, href: notificationsPath() },
  bell: async () => (await import('./BellPanel.tsx')).BellPanel,
  follow: async () => (await import('./follow-notifications.ts')).followNotifications,
}
