import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatDay, formatMoment } from '#platform/web/format-day.ts'
import { useNow } from '#platform/web/use-now.ts'
import { postTime } from './post-time.ts'

/** When something was posted, with the exact time on hover. @param at UTC, ISO 8601 */
export function PostTime({ at }: { at: string }) {
  const { t } = useLingui()
  const date = new Date(at)
  const passed = postTime(date.getTime(), useNow())
  const n = 'n' in passed ? passed.n : 0
  const texts = {
    now: () => t`Just now`,
    hours: () => t`${n}h ago`,
    days: () => t`${plural(n, { one: '#d ago', other: '#d ago' })}`,
    date: () => formatDay(at),
  }
  return (
    <time dateTime={at} title={formatMoment(at)} className="whitespace-nowrap">
      {texts[passed.unit]()}
    </time>
  )
}
