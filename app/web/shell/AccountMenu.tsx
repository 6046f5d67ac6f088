import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useIsPhone } from '#platform/web/phone.ts'
import { useSignOut } from '#features/accounts/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { panels } from './panels.ts'
import { usePanelButton } from './use-panel.ts'

/** The member's menu: profile, notifications, settings, theme, logout. */
export function AccountMenu() {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const member = useMember()
  const { question, ...signingOut } = useSignOut()
  const { Panel, button, panel } = usePanelButton('menu', panels.account)
  if (!member) return null
  const name = member.full_name || member.email
  const firstName = member.first_name || name

  return (
    <>
      {isPhone ? (
        <AriaButton {...button} aria-label={t`Account`} className="grid size-11 place-items-center rounded-control">
          <Avatar id={member.id} name={name} picture={member.profile_picture} size={28} />
        </AriaButton>
      ) : (
        <AriaButton
          {...button}
          className="ms-1 inline-flex min-w-12 items-center gap-2.5 rounded-tile px-2 py-1 text-start hover:bg-hover aria-expanded:bg-hover"
        >
          <Avatar id={member.id} name={name} picture={member.profile_picture} size={36} />
          <span className="grid max-w-[11.25rem] min-w-0">
            <span className="truncate font-medium">{name}</span>
            <span className="truncate text-12 text-ink-3">{t`Welcome back, ${firstName}`}</span>
          </span>
          <ChevronDown className="icon-sm text-ink-3" aria-hidden />
        </AriaButton>
      )}
      {Panel && <Panel {...panel} {...signingOut} />}
      {question}
    </>
  )
}
