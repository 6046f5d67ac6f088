import { useLingui } from '@lingui/react/macro'
import { Badge } from '#ui/Badge.tsx'
import type { OrganisationKind } from '../kinds.ts'
import { kindIcons, kindLabels } from './labels.ts'

export function KindBadge({ kind }: { kind: OrganisationKind }) {
  const { i18n } = useLingui()
  return <Badge icon={kindIcons[kind]}>{i18n._(kindLabels[kind])}</Badge>
}
