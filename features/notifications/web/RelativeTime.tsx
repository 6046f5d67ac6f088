import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ago } from './relative-time.ts'
import { formatMoment } from '#platform/web/format-day.ts'
import { useNow } from '#platform/web/use-now.ts'

interface RelativeTimeProps {
  /** UTC, ISO 8601. */
  at: string
  /** The activity list uses its own wording, and weeks instead of many days. */
  inFeed?: boolean
}

/** How long ago something was, updated with the clock; the date is shown on hover. */
export function RelativeTime({ at, inFeed = false }: RelativeTimeProps) {
  const { t } = useLingui()
  const passed = ago(new Date(at).getTime(), useNow(), inFeed ? 'weeks' : 'days')
  const n = 'n' in passed ? passed.n : 0
  const texts = {
    now: () => (inFeed ? t`just now` : t`Just now`),
    minutes: () => t`${n}m ago`,
    hours: () => t`${n}h ago`,
    days: () => t`${plural(n, { one: '#d ago', other: '#d ago' })}`,
    weeks: () => t`${plural(n, { one: '#w ago', other: '#w ago' })}`,
  }

  return (
    <time dateTime={at} title={formatMoment(at)} className="text-12 text-ink-3">
      {texts[passed.unit]()}
    </time>
  )
}
