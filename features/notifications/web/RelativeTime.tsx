import { useLingui } from '@lingui/react/macro'
import { readerLocale } from '#platform/web/i18n.ts'
import { ago } from './relative-time.ts'
import { useNow } from './use-now.ts'

/** How long ago something was, keeping up with the clock; the date itself when one rests on it. */
export function RelativeTime({ at }: { at: string }) {
  const { t } = useLingui()
  const date = new Date(at)
  const passed = ago(date.getTime(), useNow())
  const n = 'n' in passed ? passed.n : 0
  const texts = { now: () => t`Just now`, minutes: () => t`${n}m ago`, hours: () => t`${n}h ago`, days: () => t`${n}d ago` }

  return (
    <time
      dateTime={at}
      title={date.toLocaleString(readerLocale(), { dateStyle: 'medium', timeStyle: 'short' })}
      className="text-12 text-ink-3"
    >
      {texts[passed.unit]()}
    </time>
  )
}
