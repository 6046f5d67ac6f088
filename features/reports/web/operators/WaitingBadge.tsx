import { Plural } from '@lingui/react/macro'
import { ForStaff } from '#features/operators/web/index.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { mostCounted } from '../../limits.ts'
import { useWaitingCases } from './use-waiting.ts'

/** How many cases are open, for those who read them; nothing if none are. */
export const WaitingBadge = () => (
  <ForStaff area="moderation">
    <OpenCases />
  </ForStaff>
)

function OpenCases() {
  const open = useWaitingCases()
  if (!open) return null
  const count = open < mostCounted ? String(open) : `${mostCounted - 1}+`
  return (
    <CountBadge>
      <span aria-hidden>{count}</span>
      <span className="sr-only">
        <Plural value={open} one="# open case" other="# open cases" />
      </span>
    </CountBadge>
  )
}
