import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Ban, Bell, BellOff, ChevronLeft, CircleUserRound, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { profilePath } from '#features/profiles/paths.ts'
import { BlockMemberDialog } from '#features/relations/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/Menu.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { MemberLine } from '../MemberLine.tsx'
import { useMessagesRoute } from '../use-messages-route.ts'
import { useMute } from './use-message-changes.ts'

interface ThreadHeaderProps {
  /** Undefined while they are not known. */
  member: MemberBrief | undefined
  /** Undefined if there is nothing to mute yet. */
  muted: boolean | undefined
}

/** Whom one talks with, and what one can do about it. */
export function ThreadHeader({ member, muted }: ThreadHeaderProps) {
  const { t } = useLingui()
  const { back } = useMessagesRoute()
  return (
    <header className="flex min-h-16 flex-none items-center gap-3 border-b border-line bg-surface px-5 phone:min-h-14 phone:gap-2 phone:px-1">
      <IconButton icon={ChevronLeft} label={t`Back to the conversations`} className="md:hidden!" onPress={back} />
      {member ? (
        <>
          <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={40} />
          <div className="min-w-0 flex-1">
            <h2 dir="auto" className="truncate text-14 font-semibold">
              {member.full_name}
            </h2>
            <MemberLine member={member} className="text-12 text-ink-3" />
          </div>
          <Link to={profilePath(member.id)} className={buttonClass({ size: 'small', className: 'phone:hidden' })}>
            <Trans>View Profile</Trans>
          </Link>
          <MoreMenu member={member} muted={muted} />
        </>
      ) : (
        <div className="flex animate-appear-late items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid gap-2">
            <Skeleton className="w-36" />
            <Skeleton className="w-24" />
          </div>
        </div>
      )}
    </header>
  )
}

function MoreMenu({ member, muted }: { member: MemberBrief; muted: boolean | undefined }) {
  const { t } = useLingui()
  const { leave } = useMessagesRoute()
  const mute = useMute(member.id)
  const [isBlocking, setBlocking] = useState(false)
  return (
    <>
      <Menu label={t`More`} placement="bottom end" trigger={<IconButton icon={Ellipsis} label={t`More`} />}>
        <MenuItem label={t`View Profile`} icon={CircleUserRound} href={profilePath(member.id)} />
        {muted !== undefined && (
          <MenuItem
            label={muted ? t`Unmute conversation` : t`Mute conversation`}
            icon={muted ? Bell : BellOff}
            onAction={() => mute(!muted)}
          />
        )}
        <MenuSeparator />
        <MenuItem label={t`Block member`} icon={Ban} isDangerous onAction={() => setBlocking(true)} />
      </Menu>
      <BlockMemberDialog member={member} isOpen={isBlocking} onClose={() => setBlocking(false)} onBlocked={leave} />
    </>
  )
}
