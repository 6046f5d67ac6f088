import { plural, t } from '@lingui/core/macro'
import { readerLocale } from '#platform/web/i18n.ts'
import { readerZone } from '#platform/web/reader.ts'
import { type NextEvent, daysUntil, zoneOfNext } from './next-event.ts'

export const numberText = (value: number): string => value.toLocaleString(readerLocale())

export const percentText = (percent: number): string => (percent / 100).toLocaleString(readerLocale(), { style: 'percent' })

/** With a sign unless 0: '+12%'. */
export const changeText = (percent: number): string =>
  (percent / 100).toLocaleString(readerLocale(), { style: 'percent', signDisplay: 'exceptZero' })

/** The server counts up to 100. */
export const unreadText = (unread: number): string => (unread >= 100 ? '99+' : numberText(unread))

/** A time of day: '14:32'. */
export const clockText = (at: string): string =>
  new Date(at).toLocaleTimeString(readerLocale(), { hour: '2-digit', minute: '2-digit', timeZone: readerZone() })

/** 'next today', 'next on Thursday', 'next on 14 Dec'. */
export function nextText(next: NextEvent, now: number): string {
  const days = daysUntil(next, now)
  if (days <= 0) return t`next today`
  if (days === 1) return t`next tomorrow`
  const timeZone = zoneOfNext(next)
  const written = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const)
  const day = new Date(next.starts_at).toLocaleDateString(readerLocale(), { ...written, timeZone })
  return t`next on ${day}`
}

/** Why a figure is not shown yet: 'Not enough data yet: 3 of 5 replies'. */
export const notEnough = {
  growth: (before: number, least: number) => t`Not enough data yet: ${before} of ${least} in the month before`,
  success: (deals: number, least: number) => t`Not enough data yet: ${deals} of ${plural(least, { one: '# deal', other: '# deals' })}`,
  response: (answers: number, least: number) =>
    t`Not enough data yet: ${answers} of ${plural(least, { one: '# reply', other: '# replies' })}`,
  rate: (interests: number, least: number) =>
    t`Not enough data yet: ${interests} of ${plural(least, { one: '# interest', other: '# interests' })}`,
}
