import { readerOnServer } from '#platform/web/reader.ts'
import { outsideStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** Whether this browser may show notifications; `default`: not asked yet. */
export type PushPermission = NotificationPermission | 'unsupported'

export function pushPermission(): PushPermission {
  // The server cannot know, and most members who want push have allowed it in their browser.
  if (readerOnServer()) return 'granted'
  return 'Notification' in window ? Notification.permission : 'unsupported'
}

const permission = outsideStore(pushPermission, (tell) => {
  window.addEventListener('focus', tell)
  return () => window.removeEventListener('focus', tell)
})

/** Asks for permission, unless it was answered before. Must be called from a press. */
export async function askForPush(): Promise<PushPermission> {
  if (pushPermission() === 'default') await Notification.requestPermission()
  permission.tell()
  return pushPermission()
}

/** Follows changes in the browser's settings, as far as the page can notice them. */
export const usePushPermission = (): PushPermission => useStore(permission)
