import { useLingui } from '@lingui/react/macro'
import { ChevronDown, CircleUserRound, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { paths } from '#platform/paths.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { useMember, useSignOut } from '#features/accounts/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/Menu.tsx'
import { useTheme } from '#ui/use-theme.ts'

/** The member's own menu: profile, theme, logout. */
export function AccountMenu() {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const member = useMember()
  const [theme, setTheme] = useTheme()
  const { signOut, isSigningOut } = useSignOut()
  if (!member) return null
  const name = member.full_name || member.email
  const firstName = member.first_name || name

  return (
    <Menu
      label={t`Account`}
      placement="bottom end"
      className="w-60"
      trigger={
        isPhone ? (
          <AriaButton aria-label={t`Account`} className="grid size-11 place-items-center rounded-control">
            <Avatar id={member.id} name={name} picture={member.profile_picture} size={28} />
          </AriaButton>
        ) : (
          <AriaButton className="ms-1 inline-flex items-center gap-2.5 rounded-tile px-2 py-1 text-start hover:bg-hover aria-expanded:bg-hover">
            <Avatar id={member.id} name={name} picture={member.profile_picture} size={36} />
            <span className="grid max-w-45 min-w-0">
              <span className="truncate font-medium">{name}</span>
              <span className="truncate text-12 text-ink-3">{t`Welcome back, ${firstName}`}</span>
            </span>
            <ChevronDown className="icon-sm text-ink-3" aria-hidden />
          </AriaButton>
        )
      }
    >
      <MenuItem label={t`Profile`} icon={CircleUserRound} href={paths.tab('profile')} />
      <MenuSeparator />
      <MenuItem label={t`Light`} icon={Sun} isCurrent={theme === 'light'} onAction={() => setTheme('light')} />
      <MenuItem label={t`Dark`} icon={Moon} isCurrent={theme === 'dark'} onAction={() => setTheme('dark')} />
      <MenuItem label={t`As the system`} icon={Monitor} isCurrent={theme === 'system'} onAction={() => setTheme('system')} />
      <MenuSeparator />
      <MenuItem
        label={isSigningOut ? t`Signing out...` : t`Logout`}
        icon={LogOut}
        isDisabled={isSigningOut}
        onAction={() => void signOut()}
      />
    </Menu>
  )
}
