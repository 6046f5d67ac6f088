import { useSyncExternalStore } from 'react'

const query = '(max-width: 767.98px)'

/** Whether the layout is the phone's (below 768 px); follows the window. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
