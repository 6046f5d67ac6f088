import { useSyncExternalStore } from 'react'
import { useIsPhone } from '#platform/web/phone.ts'

const wide = '(min-width: 1100px)'

/** How many cards stand beside each other; one on phones, where they are rows. */
export function useColumns(): 1 | 2 | 3 {
  const isPhone = useIsPhone()
  const isWide = useSyncExternalStore(
    (listener) => {
      const media = matchMedia(wide)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
    () => true,
  )
  if (isPhone) return 1
  return isWide ? 3 : 2
}
