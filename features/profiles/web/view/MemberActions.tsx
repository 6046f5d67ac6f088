import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Ban, Ellipsis, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { paths } from '#platform/paths.ts'
import { BlockMemberDialog } from '#features/relations/web/index.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { PublicProfile } from '../../contract.ts'

/** What one can do about a member, at the head of their profile. */
export function MemberActions({ member }: { member: PublicProfile }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isBlocking, setBlocking] = useState(false)
  return (
    <>
      <Link href={paths.messages(member.id)} className={buttonClass({ variant: 'primary' })}>
        <MessageCircle aria-hidden />
        <Trans>Message</Trans>
      </Link>
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
        onBlocked={() => navigate({ href: paths.tab('organisations') })}
      />
    </>
  )
}
