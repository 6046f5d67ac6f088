import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { readerLocale } from '#platform/web/i18n.ts'
import { readerZone } from '#platform/web/reader.ts'
import { useNow } from '#platform/web/use-now.ts'
import { postTime } from './post-time.ts'

/** When something was posted, with the exact time on hover. @param at UTC, ISO 8601 */
export function PostTime({ at }: { at: string }) {
  const { t } = useLingui()
  const date = new Date(at)
  const passed = postTime(date.getTime(), useNow())
  const format = (options: Intl.DateTimeFormatOptions) => date.toLocaleString(readerLocale(), { timeZone: readerZone(), ...options })
  const n = 'n' in passed ? passed.n : 0
  const texts = {
    now: () => t`Just now`,
    hours: () => t`${n}h ago`,
    days: () => t`${plural(n, { one: '#d ago', other: '#d ago' })}`,
    date: () => format({ dateStyle: 'medium' }),
  }
  return (
    <time dateTime={at} title={format({ dateStyle: 'medium', timeStyle: 'short' })} className="whitespace-nowrap">
      {texts[passed.unit]()}
    </time>
  )
}
