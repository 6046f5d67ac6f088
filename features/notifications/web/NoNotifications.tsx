import { Trans, useLingui } from '@lingui/react/macro'
import { BellOff } from 'lucide-react'
import { EmptyState } from '#ui/EmptyState.tsx'

/** @param isWaiting whether the bell counts messages all the same: those cleared away here, or not to be told of */
export function NoNotifications({ isWaiting = false }: { isWaiting?: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState icon={BellOff} title={isWaiting ? t`Unread messages wait` : t`You are all caught up`}>
      {isWaiting ? (
        <Trans>They stand in your conversations, and the bell counts them until you read them.</Trans>
      ) : (
        <Trans>New messages, and what else concerns you, will stand here.</Trans>
      )}
    </EmptyState>
  )
}
