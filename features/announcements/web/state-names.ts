import { useLingui } from '@lingui/react/macro'
import type { AnnouncementState } from '../vocabulary.ts'

export function useStateNames(): Record<AnnouncementState, string> {
  const { t } = useLingui()
  return {
    draft: t({ message: 'Draft', context: 'announcement' }),
    scheduled: t({ message: 'Scheduled', context: 'announcement' }),
    sending: t({ message: 'Sending', context: 'announcement' }),
    stopping: t({ message: 'Stopping', context: 'announcement' }),
    stopped: t({ message: 'Stopped', context: 'announcement' }),
    sent: t({ message: 'Sent', context: 'announcement' }),
  }
}

export const stateTones = {
  draft: 'neutral',
  scheduled: 'info',
  sending: 'info',
  stopping: 'warning',
  stopped: 'warning',
  sent: 'success',
} as const
