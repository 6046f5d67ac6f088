import { Badge } from '#ui/Badge.tsx'
import type { MemberState } from '../vocabulary.ts'
import { stateTones, useStateNames } from './names.ts'

export function StateBadge({ state }: { state: MemberState }) {
  const names = useStateNames()
  return <Badge tone={stateTones[state]}>{names[state]}</Badge>
}
