import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { readerLocale } from '#platform/web/i18n.ts'
import type { DayState, Side } from '../choices.ts'

export const stateLabels: Record<DayState, MessageDescriptor> = {
  draft: msg({ message: 'Draft', context: 'mentoring day' }),
  open: msg`Collecting wishes`,
  sent: msg({ message: 'Sent', context: 'mentoring day' }),
  cancelled: msg({ message: 'Cancelled', context: 'mentoring day' }),
}
export const stateTones = { draft: 'neutral', open: 'info', sent: 'success', cancelled: 'danger' } as const

export const sideLabels: Record<Side, MessageDescriptor> = { mentor: msg`Mentors`, founder: msg`Founders` }

/** The date of a day by its own clock: 'Monday, 5 October 2026'. */
export const dateOf = (day: string): string =>
  new Intl.DateTimeFormat(readerLocale(), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** A time by the clock of a zone: '09:30'. */
export const clockIn = (time: string, timeZone: string): string =>
  new Intl.DateTimeFormat(readerLocale(), { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(time))
