import { Plural } from '@lingui/react/macro'
import { CountBadge } from '#ui/CountBadge.tsx'

/** How much waits, from one upwards. */
export const WaitingCount = ({ children: count }: { children: number }) => (
  <CountBadge>
    <span aria-hidden>{count > 99 ? '99+' : count}</span>
    <span className="sr-only">
      <Plural value={count} one="# waiting" other="# waiting" />
    </span>
  </CountBadge>
)
