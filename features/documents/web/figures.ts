import { readerLocale } from '#platform/web/i18n.ts'

const megabyte = 1024 * 1024

/** 6.2 MB */
export const formatMegabytes = (bytes: number, locale = readerLocale()): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
    // Never shows 0.0 MB.
    Math.max(0.1, bytes / megabyte),
  )

/** 38% */
export const formatShare = (share: number, locale = readerLocale()): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(share)

/** 45 sec, 4 min 10 sec, 1 hr 2 min: the two largest units, abbreviated. */
export function formatDuration(seconds: number, locale = readerLocale()): string {
  const unit = (name: 'hour' | 'minute' | 'second', value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const parts =
    hours > 0
      ? [unit('hour', hours), minutes > 0 && unit('minute', minutes)]
      : [minutes > 0 && unit('minute', minutes), (rest > 0 || minutes === 0) && unit('second', rest)]
  return parts.filter(Boolean).join(' ')
}
