import { useSyncExternalStore } from 'react'

const isAttended = (): boolean => document.visibilityState === 'visible' && document.hasFocus()

function subscribe(listener: () => void) {
  window.addEventListener('focus', listener)
  window.addEventListener('blur', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    window.removeEventListener('focus', listener)
    window.removeEventListener('blur', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Whether somebody sits before the page, as far as it can know. */
export const useIsAttended = (): boolean => useSyncExternalStore(subscribe, isAttended)
