import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Periods in words: years where they are whole, otherwise days. */
export function usePeriodNames(): (days: number | null) => string {
  const { t } = useLingui()
  return (days) => {
    if (days === null) return t`No time limit`
    if (days % 365 === 0) return t`${plural(days / 365, { one: '# year', other: '# years' })}`
    return t`${plural(days, { one: '# day', other: '# days' })}`
  }
}
