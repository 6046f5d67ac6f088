import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ForStaff } from '#features/operators/web/index.ts'
import { SettingRow } from '#ui/SettingRow.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { supportedMemberPath } from '../paths.ts'

/** On a profile, for operators and auditors: the way to the member's account. */
export function OnProfile({ member: { id } }: { member: { id: string } }) {
  const { t } = useLingui()
  return (
    <ForStaff area="community">
      <SettingsGroup title={t`Support`}>
        <SettingRow
          isLong
          title={<Trans>Account</Trans>}
          action={
            <Link to={supportedMemberPath(id)} className={buttonClass({ size: 'small' })}>
              <Trans>Open account</Trans>
            </Link>
          }
        >
          <p className="text-ink-2">
            <Trans>Emails, sessions, and help with signing in.</Trans>
          </p>
        </SettingRow>
      </SettingsGroup>
    </ForStaff>
  )
}
