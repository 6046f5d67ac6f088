import { outsideStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** Whether this browser may show notifications; `default`: not asked yet. */
export type PushPermission = NotificationPermission | 'unsupported'

export const pushPermission = (): PushPermission => ('Notification' in window ? Notification.permission : 'unsupported')

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
