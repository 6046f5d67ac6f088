import { outsideStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** Whether this browser shows its own notifications for us; `default`: it was never asked. */
export type PushPermission = NotificationPermission | 'unsupported'

export const pushPermission = (): PushPermission => ('Notification' in window ? Notification.permission : 'unsupported')

const permission = outsideStore(pushPermission, (tell) => {
  window.addEventListener('focus', tell)
  return () => window.removeEventListener('focus', tell)
})

/** Asks the reader, unless they have answered before. Must be called from a press. */
export async function askForPush(): Promise<PushPermission> {
  if (pushPermission() === 'default') await Notification.requestPermission()
  permission.tell()
  return pushPermission()
}

/** Follows what is changed in the browser's settings, as far as one comes back from them. */
export const usePushPermission = (): PushPermission => useStore(permission)
