import { useIsPhone } from '#platform/web/phone.ts'
import { useMediaQuery } from '#platform/web/use-media-query.ts'

export type Columns = 1 | 2 | 3

/** The number of columns; one on phones, which show rows instead of cards. */
export function useColumns(): Columns {
  const isPhone = useIsPhone()
  const isWide = useMediaQuery('(min-width: 1100px)', true)
  if (isPhone) return 1
  return isWide ? 3 : 2
}
