import { useLingui } from '@lingui/react/macro'
import { Ban, Ellipsis, Flag, Printer } from 'lucide-react'
import { useState } from 'react'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { BlockMemberDialog } from './BlockMemberDialog.tsx'
import type { NamedMember } from './use-set-blocked.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** The dialog that reports a member, or one of their messages, to the operators. */
    'member.report': {
      member: NamedMember
      messageId?: string
      /** The reader cannot see the member, and may not know the name: '' then. */
      isHidden?: boolean
      onClose: () => void
      onBlocked: () => void | Promise<void>
    }
  }
}

/** A menu of less common actions at the top of another member's profile. */
export function MoreActions({ member, onBlocked }: { member: NamedMember; onBlocked: () => Promise<void> }) {
  const { t } = useLingui()
  const [isBlocking, setBlocking] = useState(false)
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <Menu label={t`More`} placement="bottom end" trigger={<IconButton icon={Ellipsis} variant="outline" label={t`More`} />}>
        <MenuItem label={t`Print`} icon={Printer} onAction={() => print()} />
        <MenuItem label={t`Report member`} icon={Flag} onAction={() => setReporting(true)} />
        <MenuItem label={t`Block member`} icon={Ban} isDangerous onAction={() => setBlocking(true)} />
      </Menu>
      <BlockMemberDialog member={member} isOpen={isBlocking} onClose={() => setBlocking(false)} onBlocked={onBlocked} />
      {isReporting && <Slot name="member.report" member={member} onClose={() => setReporting(false)} onBlocked={onBlocked} />}
    </>
  )
}
