import { useCallback, useSyncExternalStore } from 'react'

/** Whether a time is in the future; re-renders once it has passed. @param moment in milliseconds */
export function useIsBefore(moment: number): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setTimeout(listener, Math.max(0, moment - Date.now()) + 1)
      return () => clearTimeout(timer)
    },
    [moment],
  )
  const isBefore = () => Date.now() < moment
  return useSyncExternalStore(subscribe, isBefore, isBefore)
}
