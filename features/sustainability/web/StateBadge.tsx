import { useLingui } from '@lingui/react/macro'
import { Badge } from '#ui/Badge.tsx'
import type { State } from '../answers/value.ts'
import { shortStates, stateLooks } from './labels.ts'

/** How far an answer can be relied on. */
export function StateBadge({ state, isShort = false }: { state: State; isShort?: boolean }) {
  const { i18n } = useLingui()
  const { label, icon, tone } = stateLooks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(isShort ? shortStates[state] : label)}
    </Badge>
  )
}
