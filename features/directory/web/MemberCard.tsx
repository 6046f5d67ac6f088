import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Leaf, MessageCircle } from 'lucide-react'
import { useId } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { messagesPath } from '#features/messages/paths.ts'
import { profilePath } from '#features/profiles/paths.ts'
import { TypeBadge } from '#features/profiles/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { MemberCard, MemberCard as Member } from '../contract.ts'
import { MemberFocus, MemberPlace } from './MemberFacts.tsx'

/** A member among others, on screens wider than a phone. The first link reaches over the whole card, beneath the second. */
export function MemberCard({ member }: { member: Member }) {
  const id = useId()
  return (
    <article className="card card-link relative flex h-full flex-col gap-3 p-5 outline-offset-2 outline-focus has-[a:first-child:focus-visible]:outline-2">
      <div className="flex gap-3">
        <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={44} />
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-2">
            <h3 id={`${id}name`} className="line-clamp-2 min-w-0 flex-1 text-15 font-semibold wrap-anywhere">
              <bdi>{member.full_name}</bdi>
            </h3>
            <TypeBadge type={member.user_type} />
          </div>
          <p className="min-h-5 truncate text-ink-2">
            <bdi>{member.company_name}</bdi>
          </p>
        </div>
      </div>
      <p dir="auto" className="line-clamp-2 min-h-10 wrap-anywhere text-ink-2">
        {member.headline}
      </p>
      <div className="flex min-h-4 flex-wrap gap-x-3.5 gap-y-1 text-12 text-ink-3">
        <MemberPlace member={member} />
        <MemberFocus member={member} icon={Leaf} />
      </div>
      <div className="mt-auto grid grid-cols-2 gap-2">
        <Link
          to={profilePath(member.id)}
          id={`${id}link`}
          aria-labelledby={`${id}link ${id}name`}
          className={buttonClass({
            size: 'small',
            className: 'static! scroll-mt-65 scroll-mb-8 outline-none after:absolute after:inset-0 after:rounded-card',
          })}
        >
          <Trans>View Profile</Trans>
        </Link>
        <AriaLink
          href={messagesPath(member.id)}
          id={`${id}message`}
          aria-labelledby={`${id}message ${id}name`}
          className={buttonClass({ variant: 'soft', size: 'small', className: 'scroll-mt-65 scroll-mb-8' })}
        >
          <Trans>Message</Trans>
        </AriaLink>
      </div>
    </article>
  )
}

/** A member among others, on phones: a row from edge to edge, all of it a link to the profile but for the one at its end. */
export function MemberRow({ member }: { member: MemberCard }) {
  const { t } = useLingui()
  const name = member.full_name
  return (
    <article className="relative flex min-h-22 gap-3 border-b border-line bg-surface py-3 ps-4 pe-2 -outline-offset-2 outline-focus has-[h3_a:focus-visible]:outline-2">
      <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={44} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <h3 className="line-clamp-2 min-w-0 flex-1 text-15 font-semibold wrap-anywhere">
            <Link to={profilePath(member.id)} className="scroll-mt-18 scroll-mb-36 outline-none after:absolute after:inset-0">
              <bdi>{member.full_name}</bdi>
            </Link>
          </h3>
          <TypeBadge type={member.user_type} />
        </div>
        <p className="min-h-5 truncate text-ink-2">
          <bdi>{member.company_name}</bdi>
        </p>
        <div className="mt-0.5 text-12 text-ink-3">
          <MemberPlace member={member} />
        </div>
      </div>
      <AriaLink
        href={messagesPath(member.id)}
        aria-label={t`Message ${name}`}
        className="relative grid size-11 shrink-0 scroll-mt-18 scroll-mb-36 place-items-center self-center rounded-control text-ink-2 active:bg-pressed"
      >
        <MessageCircle aria-hidden />
      </AriaLink>
    </article>
  )
}
