import { useLingui } from '@lingui/react/macro'
import { Badge } from '#ui/Badge.tsx'
import type { DealStatus } from '../../statuses.ts'
import { statusLabels } from '../labels.ts'

const tones = { active: 'success', open: 'success', oversubscribed: 'warning', closed: 'neutral', completed: 'neutral' } as const

export function StatusBadge({ status }: { status: DealStatus }) {
  const { i18n } = useLingui()
  return <Badge tone={tones[status]}>{i18n._(statusLabels[status])}</Badge>
}
