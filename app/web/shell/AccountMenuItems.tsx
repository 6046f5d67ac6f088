import { useLingui } from '@lingui/react/macro'
import { Info, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { aboutPath } from '#features/community/paths.ts'
import { useMember } from '#features/members/web/index.ts'
import { isStaff } from '#platform/staff.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { MenuItem, MenuSeparator, OpenMenu, type OpenMenuProps } from '#ui/Menu.tsx'
import { useTheme } from '#ui/use-theme.ts'
import { rooms } from '../rooms.ts'

const entries = rooms.flatMap(({ accountMenu }) => accountMenu ?? [])

export interface AccountMenuItemsProps extends Pick<OpenMenuProps, 'anchor' | 'onClose' | 'autoFocus'> {
  signOut: () => Promise<void>
  isSigningOut: boolean
}

export function AccountMenuItems({ signOut, isSigningOut, ...menu }: AccountMenuItemsProps) {
  const { t, i18n } = useLingui()
  const [theme, setTheme] = useTheme()
  const isOfStaff = isStaff(useMember()?.role ?? 'member')
  return (
    <OpenMenu {...menu} label={t`Account`} placement="bottom end" className="w-60">
      {entries
        .filter(({ onlyForStaff }) => !onlyForStaff || isOfStaff)
        .map(({ label, icon, href, badge }) => (
          <MenuItem key={href} label={i18n._(label)} icon={icon} href={href} badge={badge && <Slot name={badge} />} />
        ))}
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
