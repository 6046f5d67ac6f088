import { useLingui } from '@lingui/react/macro'
import { Badge } from '#ui/Badge.tsx'
import type { UserType } from '../../vocabulary.ts'
import { typeIcons, typeLabels } from '../labels.ts'

/** The type of a member, grey or in the accent colour. */
export function TypeBadge({ type, tone = 'neutral' }: { type: UserType; tone?: 'neutral' | 'accent' }) {
  const { i18n } = useLingui()
  return (
    <Badge tone={tone} icon={typeIcons[type]}>
      {i18n._(typeLabels[type])}
    </Badge>
  )
}
