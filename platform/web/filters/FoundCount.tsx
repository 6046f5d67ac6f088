import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { readerLocale } from '../i18n.ts'

interface FoundCountProps {
  query: string | undefined
  /** Undefined while nothing is searched for, or results are loading. */
  count: number | undefined
  /** Whether there are more than have loaded. */
  isMore: boolean
}

/** Announces the number of results to screen readers. Must stay mounted. */
export function FoundCount({ query, count, isMore }: FoundCountProps) {
  const { t } = useLingui()
  const textOf = (found: number) => {
    if (found === 0) return query ? t`Nothing found for “${query}”` : t`No matching results`
    const number = new Intl.NumberFormat(readerLocale()).format(found)
    return isMore ? t`${number}+ results` : t`${plural(found, { one: '# result', other: '# results' })}`
  }
  return <LiveRegion>{count === undefined ? '' : textOf(count)}</LiveRegion>
}
