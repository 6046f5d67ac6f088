import { useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useIsPhone } from '#platform/web/phone.ts'
import { classNames } from '#ui/class-names.ts'
import { toast } from '#ui/toast.ts'
import { useConnectionTrouble } from './use-connection-trouble.ts'

/**
 * Shows that the server cannot be reached. It overlays the space between header and screen, so that nothing moves (screens without such a
 * space make room: `data-trouble`). Phones show one word instead of the name (see TopBar), and the full text once as a toast.
 */
export function ConnectionBar() {
  const { t } = useLingui()
  const trouble = useConnectionTrouble()
  const isForToast = useIsPhone() && trouble === 'offline'
  useEffect(() => {
    if (isForToast)
      toast.info(t`You are offline`, {
        description: t`Messages and match decisions are sent automatically when you’re back online. Save other changes then.`,
        id: 'offline',
      })
  }, [isForToast, t])

  return (
    <div
      role="status"
      data-trouble={trouble}
      className={classNames(
        'pointer-events-none fixed inset-x-0 top-header z-10 flex h-[1.5rem] items-center justify-center gap-2 border-b border-line bg-sunken text-12 text-ink-2 transition-opacity phone:sr-only',
        !trouble && 'opacity-0',
      )}
    >
      {trouble && <CloudOff className="icon-xs" aria-hidden />}
      {trouble === 'offline' &&
        t`You are offline. Messages and match decisions are sent automatically when you’re back online. Save other changes then.`}
      {trouble === 'reconnecting' && t`Reconnecting…`}
    </div>
  )
}
