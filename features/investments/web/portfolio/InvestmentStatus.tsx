import { useLingui } from '@lingui/react/macro'
import { Badge } from '#ui/Badge.tsx'
import { type InvestmentStatus as Status, isCompleted, isPlanned } from '../../vocabulary.ts'
import { statusLabels } from '../labels.ts'

export function InvestmentStatus({ status }: { status: Status }) {
  const { i18n } = useLingui()
  return <Badge tone={isPlanned(status) ? 'warning' : isCompleted(status) ? 'success' : 'info'}>{i18n._(statusLabels[status])}</Badge>
}
