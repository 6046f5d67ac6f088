import { Trans, useLingui } from '@lingui/react/macro'
import { BellOff } from 'lucide-react'
import { EmptyState } from '#ui/EmptyState.tsx'

/** @param isWaiting whether the bell still counts something, which was cleared away here and not read there */
export function NoNotifications({ isWaiting = false }: { isWaiting?: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState icon={BellOff} title={isWaiting ? t`Cleared away` : t`You are all caught up`}>
      {isWaiting ? (
        <Trans>The bell goes on counting messages until you read them.</Trans>
      ) : (
        <Trans>New messages, and what else concerns you, will stand here.</Trans>
      )}
    </EmptyState>
  )
}
