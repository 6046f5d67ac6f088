import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#platform/web/format-day.ts'
import { useNow } from '#platform/web/use-now.ts'
import type { Session } from '../../session-contract.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** When a session was last used, in words. The time is only accurate to about ten minutes. */
export function useLastUse({ is_current, last_used_at }: Session): string {
  const { t, i18n } = useLingui()
  const date = new Date(last_used_at)
  const passed = useNow() - date.getTime()
  if (is_current) return t`Active now`
  if (passed < 15 * minute) return t`Used a few minutes ago`
  if (passed > 7 * day) {
    const shown = formatDay(last_used_at)
    return t`Last used on ${shown}`
  }
  const [n, unit] = passed < hour ? ([minute, 'minute'] as const) : passed < day ? ([hour, 'hour'] as const) : ([day, 'day'] as const)
  const ago = new Intl.RelativeTimeFormat(i18n.locale).format(-Math.floor(passed / n), unit)
  return t`Last used ${ago}`
}
