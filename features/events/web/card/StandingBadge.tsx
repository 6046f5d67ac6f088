import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Badge } from '#ui/Badge.tsx'
import type { EventCard } from '../../shared-contract.ts'
import type { AttendanceStatus } from '../../vocabulary.ts'
import { statusLabels } from '../labels.ts'

const tones: Record<AttendanceStatus, 'success' | 'info' | 'neutral'> = {
  registered: 'success',
  attended: 'success',
  requested: 'info',
  waiting: 'info',
  cancelled: 'neutral',
  no_show: 'neutral',
  declined: 'neutral',
}

/** The status of the member's registration, or that the event was cancelled or hidden. */
export function StandingBadge({
  event: { is_cancelled, is_hidden, standing },
}: {
  event: Pick<EventCard, 'is_cancelled' | 'is_hidden' | 'standing'>
}) {
  const { t, i18n } = useLingui()
  if (is_cancelled) return <Badge tone="danger">{t`Event cancelled`}</Badge>
  if (is_hidden) return <Badge tone="warning">{t({ message: 'Hidden', context: 'event' })}</Badge>
  if (!standing) return null
  return (
    <Badge tone={tones[standing]} {...(tones[standing] === 'success' && { icon: Check })}>
      {i18n._(statusLabels[standing])}
    </Badge>
  )
}
