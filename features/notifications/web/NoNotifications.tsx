import { Trans, useLingui } from '@lingui/react/macro'
import { BellOff } from 'lucide-react'
import { EmptyState } from '#ui/EmptyState.tsx'

/** @param isWaiting whether the bell still counts messages: those cleared here, or without notifications */
export function NoNotifications({ isWaiting = false }: { isWaiting?: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState icon={BellOff} title={isWaiting ? t`You have unread messages` : t`You are all caught up`}>
      {isWaiting ? (
        <Trans>You can find them in your conversations. The bell counts them until you read them.</Trans>
      ) : (
        <Trans>New messages and other updates for you appear here.</Trans>
      )}
    </EmptyState>
  )
}
