import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Offset, ReminderType } from '../offsets.ts'

export const offsetLabels: Record<Offset, MessageDescriptor> = {
  '15min': msg`15 minutes before`,
  '30min': msg`30 minutes before`,
  '1hour': msg`1 hour before`,
  '2hours': msg`2 hours before`,
  '1day': msg`1 day before`,
  '2days': msg`2 days before`,
  '1week': msg`1 week before`,
}

export const typeLabels: Record<ReminderType, MessageDescriptor> = {
  browser: msg`Browser`,
  email: msg`Email`,
}
