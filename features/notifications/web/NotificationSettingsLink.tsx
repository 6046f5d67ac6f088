import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/button-class.ts'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { notificationsPath } from '../paths.ts'

/** Links the account settings to the notification settings. */
export function NotificationSettingsLink() {
  const { t } = useLingui()
  return (
    <SettingsGroup title={t`Notifications`}>
      <div className="flex min-h-15 items-center justify-between gap-4 py-2.5">
        <p className="text-ink-2">
          <Trans>What you are notified about, and whether by email and push</Trans>
        </p>
        <Link to={notificationsPath('settings')} className={buttonClass({ size: 'small', className: 'shrink-0' })}>
          <Trans>Choose</Trans>
        </Link>
      </div>
    </SettingsGroup>
  )
}
