import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { formatCount } from './counts.ts'

export interface ResultLineProps {
  count: number
  isAtLeast: boolean
  isSearch: boolean
}

/** How many were found and in what order; screen readers hear the first part whenever it changes. */
export function ResultLine({ count, isAtLeast, isSearch }: ResultLineProps) {
  const { t } = useLingui()
  const found = isAtLeast
    ? t`More than ${formatCount(count)} members`
    : t`${plural(count, { 0: 'No members', one: '# member', other: '# members' })}`
  return (
    <>
      <LiveRegion>{found}</LiveRegion>
      {count > 0 && (
        <p aria-hidden className="ms-auto self-center text-ink-3 tabular-nums phone:hidden">
          {found} · {isSearch ? t`closest match first` : t`newest first`}
        </p>
      )}
    </>
  )
}
