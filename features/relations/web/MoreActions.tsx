import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Ban, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { directoryPath } from '#features/directory/paths.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { BlockMemberDialog } from './BlockMemberDialog.tsx'
import type { NamedMember } from './use-set-blocked.ts'

/** At the head of another member's profile, what one seldom does. */
export function MoreActions({ member }: { member: NamedMember }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isBlocking, setBlocking] = useState(false)
  return (
    <>
      <Menu
        label={t`More`}
        placement="bottom end"
        trigger={<IconButton icon={Ellipsis} variant="outline" label={t`More`} className="phone:flex-none!" />}
      >
        <MenuItem label={t`Block member`} icon={Ban} isDangerous onAction={() => setBlocking(true)} />
      </Menu>
      <BlockMemberDialog
        member={member}
        isOpen={isBlocking}
        onClose={() => setBlocking(false)}
        onBlocked={() => navigate({ href: directoryPath() })}
      />
    </>
  )
}
