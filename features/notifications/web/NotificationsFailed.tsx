import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { toast } from '#ui/toast.ts'

/** Replaces the list; a toast repeats it for readers who look elsewhere. */
export function NotificationsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()
  useEffect(() => toast.error(t`Error`, { description: t`Failed to load notifications`, id: 'notifications-failed' }), [t])

  return <LoadFailed title={t`Failed to load notifications`} error={error} onRetry={onRetry} />
}
