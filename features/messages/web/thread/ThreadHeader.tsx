import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Ban, Bell, BellOff, ChevronLeft, CircleUserRound, Ellipsis, Flag } from 'lucide-react'
import { useState } from 'react'
import { profilePath } from '#features/members/paths.ts'
import { BlockMemberDialog } from '#features/relations/web/index.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/Menu.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { Partner } from '../../contract.ts'
import { MemberLine } from '../MemberLine.tsx'
import { useMessagesRoute } from '../use-messages-route.ts'
import { usePartnerName } from '../use-partner-name.ts'
import { useMute } from './use-message-changes.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Beside the partner's name in a conversation: icon buttons. Only with members who can be reached. */
    'conversation.actions': { member: Partner }
  }
}

interface ThreadHeaderProps {
  /** Undefined while loading. */
  member: Partner | undefined
  /** Undefined if there is nothing to mute yet. */
  muted: boolean | undefined
}

/** The conversation partner, and actions on the conversation. */
export function ThreadHeader({ member, muted }: ThreadHeaderProps) {
  const { t } = useLingui()
  const { back } = useMessagesRoute()
  const name = usePartnerName(member)
  // On phones it is the page's only heading.
  const Heading = useIsPhone() ? 'h1' : 'h2'
  return (
    <header className="@container flex min-h-16 flex-none items-center gap-3 border-b border-line bg-surface px-5 phone:min-h-14 phone:gap-2 phone:px-1">
      <IconButton icon={ChevronLeft} label={t`Back to conversations`} className="md:hidden!" onPress={back} />
      {member ? (
        <>
          <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={40} />
          <div className="min-w-0 flex-1">
            <Heading dir="auto" className="truncate font-semibold">
              {name}
            </Heading>
            <MemberLine member={member} className="text-12 text-ink-3" />
          </div>
          {member.standing === 'here' && (
            // With very large text there is only room for the name; the same actions are on the profile.
            <div className="contents @max-[16rem]:hidden">
              <Slot name="conversation.actions" member={member} />
            </div>
          )}
          {member.standing === 'here' && (
            <Link to={profilePath(member.id)} className={buttonClass({ size: 'small', className: 'phone:hidden' })}>
              <Trans>View Profile</Trans>
            </Link>
          )}
          {member.standing !== 'gone' && <MoreMenu member={member} muted={muted} />}
        </>
      ) : (
        <div className="flex animate-appear-late items-center gap-3">
          <Heading className="sr-only">
            <Trans>Conversation</Trans>
          </Heading>
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

function MoreMenu({ member, muted }: { member: Partner; muted: boolean | undefined }) {
  const { t } = useLingui()
  const { leave } = useMessagesRoute()
  const mute = useMute(member.id)
  const [isBlocking, setBlocking] = useState(false)
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <Menu label={t`More`} placement="bottom end" trigger={<IconButton icon={Ellipsis} label={t`More`} />}>
        {member.standing === 'here' && <MenuItem label={t`View Profile`} icon={CircleUserRound} href={profilePath(member.id)} />}
        {muted !== undefined && (
          <MenuItem
            label={muted ? t`Unmute conversation` : t`Mute conversation`}
            icon={muted ? Bell : BellOff}
            onAction={() => mute(!muted)}
          />
        )}
        <MenuSeparator />
        {member.standing === 'here' && <MenuItem label={t`Report member`} icon={Flag} onAction={() => setReporting(true)} />}
        <MenuItem label={t`Block member`} icon={Ban} isDangerous onAction={() => setBlocking(true)} />
      </Menu>
      <BlockMemberDialog member={member} isOpen={isBlocking} onClose={() => setBlocking(false)} onBlocked={leave} />
      {isReporting && <Slot name="member.report" member={member} onClose={() => setReporting(false)} onBlocked={leave} />}
    </>
  )
}
