import { useIsPhone } from '#platform/web/phone.ts'
import { useMediaQuery } from '#platform/web/use-media-query.ts'

/** How many cards stand beside each other; one on phones, where they are rows. */
export function useColumns(): 1 | 2 | 3 {
  const isPhone = useIsPhone()
  const isWide = useMediaQuery('(min-width: 1100px)', true)
  if (isPhone) return 1
  return isWide ? 3 : 2
}
