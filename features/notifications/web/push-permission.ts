import { useSyncExternalStore } from 'react'

/** Whether this browser shows its own notifications for us; `default`: it was never asked. */
export type PushPermission = NotificationPermission | 'unsupported'

export const pushPermission = (): PushPermission => ('Notification' in window ? Notification.permission : 'unsupported')

const listeners = new Set<() => void>()
const tellAll = () => {
  for (const listener of listeners) listener()
}

/** Asks the reader, unless they have answered before. Must be called from a press. */
export async function askForPush(): Promise<PushPermission> {
  if (pushPermission() === 'default') await Notification.requestPermission()
  tellAll()
  return pushPermission()
}

/** Follows what is changed in the browser's settings, as far as one comes back from them. */
export const usePushPermission = (): PushPermission =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    window.addEventListener('focus', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('focus', listener)
    }
  }, pushPermission)
