import { WaitingCount } from './WaitingCount.tsx'
import { useConsoleWaiting } from './console-pages.ts'

/** In the account menu: how much waits on all pages of the console; nothing if nothing does. */
export function WaitingBadge() {
  const count = [...useConsoleWaiting().values()].reduce((sum, each) => sum + each, 0)
  return count === 0 ? null : <WaitingCount>{count}</WaitingCount>
}
