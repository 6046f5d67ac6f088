import { Trans, useLingui } from '@lingui/react/macro'
import { BellOff } from 'lucide-react'
import { EmptyState } from '#ui/EmptyState.tsx'

export function NoNotifications() {
  const { t } = useLingui()
  return (
    <EmptyState icon={BellOff} title={t`You are all caught up`}>
      <Trans>New messages, and what else concerns you, will stand here.</Trans>
    </EmptyState>
  )
}
