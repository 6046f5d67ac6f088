import { useLingui } from '@lingui/react/macro'
import { Bell, CircleUserRound, Info, LogOut, Monitor, Moon, Settings, ShieldCheck, Sun } from 'lucide-react'
import { settingsPath } from '#features/accounts/paths.ts'
import { aboutPath } from '#features/community/paths.ts'
import { useMember } from '#features/members/web/index.ts'
import { notificationsPath } from '#features/notifications/paths.ts'
import { operatorsPath } from '#features/operators/paths.ts'
import { ownProfilePath } from '#features/profiles/paths.ts'
import { WaitingBadge } from '#features/reports/web/index.ts'
import { MenuItem, MenuSeparator, OpenMenu, type OpenMenuProps } from '#ui/Menu.tsx'
import { useTheme } from '#ui/use-theme.ts'

export interface AccountMenuItemsProps extends Pick<OpenMenuProps, 'anchor' | 'onClose' | 'autoFocus'> {
  signOut: () => Promise<void>
  isSigningOut: boolean
}

export function AccountMenuItems({ signOut, isSigningOut, ...menu }: AccountMenuItemsProps) {
  const { t } = useLingui()
  const [theme, setTheme] = useTheme()
  const isOperator = useMember()?.role === 'admin'
  return (
    <OpenMenu {...menu} label={t`Account`} placement="bottom end" className="w-60">
      <MenuItem label={t`Profile`} icon={CircleUserRound} href={ownProfilePath()} />
      <MenuItem label={t`Notifications`} icon={Bell} href={notificationsPath()} />
      <MenuItem label={t`Settings`} icon={Settings} href={settingsPath()} />
      {isOperator && <MenuItem label={t`Operators`} icon={ShieldCheck} href={operatorsPath()} badge={<WaitingBadge />} />}
      <MenuSeparator />
      <MenuItem label={t`Light`} icon={Sun} isCurrent={theme === 'light'} onAction={() => setTheme('light')} />
      <MenuItem label={t`Dark`} icon={Moon} isCurrent={theme === 'dark'} onAction={() => setTheme('dark')} />
      <MenuItem label={t`System`} icon={Monitor} isCurrent={theme === 'system'} onAction={() => setTheme('system')} />
      <MenuSeparator />
      {/* A visitors' page, outside the application. */}
      <MenuItem label={t`About the community`} icon={Info} onAction={() => location.assign(aboutPath())} />
      <MenuItem
        label={isSigningOut ? t`Signing out...` : t`Logout`}
        icon={LogOut}
        isDisabled={isSigningOut}
        onAction={() => void signOut()}
      />
    </OpenMenu>
  )
}
