import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Leaf, MessageCircle } from 'lucide-react'
import { useId } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { isWorthShowing } from '#features/matching/bands.ts'
import { ScoreBadge } from '#features/matching/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { profilePath } from '#features/members/paths.ts'
import { TypeBadge } from '#features/profiles/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { MemberCard, MemberCard as Member } from '../../contract.ts'
import { MemberFocus, MemberGoal, MemberPlace, MemberRound } from './MemberFacts.tsx'

/**
 * The card of a member on larger screens, with a message button if the reader's profile is complete. The first link covers the whole card,
 * below the second.
 */
export function MemberCard({ member }: { member: Member }) {
  const { t } = useLingui()
  const id = useId()
  const mayWrite = useMember()?.profile_completed
  return (
    <article className="card card-link relative flex h-full flex-col gap-3 p-5 outline-offset-2 outline-focus has-[a:first-child:focus-visible]:outline-2">
      <div className="flex gap-3">
        <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={44} />
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-2">
            <h3 id={`${id}name`} className="line-clamp-2 min-w-0 flex-1 font-semibold wrap-anywhere">
              <bdi>{member.full_name}</bdi>
            </h3>
            <TypeBadge type={member.user_type} />
          </div>
          <CompanyAndScore member={member} />
        </div>
      </div>
      <p dir="auto" className="line-clamp-2 min-h-10 wrap-anywhere text-ink-2">
        {member.headline || <span className="text-ink-3">{t`No bio available.`}</span>}
      </p>
      <div className="grid min-h-9 content-start gap-1 text-12 text-ink-3">
        <div className="flex min-w-0 gap-x-3.5 *:shrink-0 *:last:shrink">
          <MemberPlace member={member} />
          <MemberFocus member={member} icon={Leaf} />
        </div>
        <div className="flex min-w-0 gap-x-3.5 *:shrink-0 *:last:shrink">
          <MemberRound member={member} />
          <MemberGoal member={member} />
        </div>
      </div>
      <div className="mt-auto grid auto-cols-fr grid-flow-col gap-2">
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
        {mayWrite && (
          <AriaLink
            href={messagesPath(member.id)}
            id={`${id}message`}
            aria-labelledby={`${id}message ${id}name`}
            className={buttonClass({ variant: 'soft', size: 'small', className: 'scroll-mt-65 scroll-mb-8' })}
          >
            <Trans context="button">Message</Trans>
          </AriaLink>
        )}
      </div>
    </article>
  )
}

function CompanyAndScore({ member: { company_name, details } }: { member: Member }) {
  return (
    <div className="flex min-h-5 items-center gap-2">
      <p className="min-w-0 flex-1 truncate text-ink-2">
        <bdi>{company_name}</bdi>
      </p>
      {details && isWorthShowing(details.score) && (
        <span className="mt-1 -mb-1 flex">
          <ScoreBadge isShort score={details.score} />
        </span>
      )}
    </div>
  )
}

/** A member on phones: a full-width row that links to the profile, with a message button at its end. */
export function MemberRow({ member }: { member: MemberCard }) {
  const { t } = useLingui()
  const name = member.full_name
  const mayWrite = useMember()?.profile_completed
  return (
    <article className="relative flex min-h-26.5 gap-3 border-b border-line bg-surface py-3 ps-4 pe-2 -outline-offset-2 outline-focus has-[h3_a:focus-visible]:outline-2">
      <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={44} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <h3 className="line-clamp-2 min-w-0 flex-1 font-semibold wrap-anywhere">
            <Link to={profilePath(member.id)} className="scroll-mt-18 scroll-mb-36 outline-none after:absolute after:inset-0">
              <bdi>{member.full_name}</bdi>
            </Link>
          </h3>
          <TypeBadge type={member.user_type} />
        </div>
        <CompanyAndScore member={member} />
        <div className="mt-0.5 text-12 text-ink-3">
          <MemberPlace member={member} />
        </div>
        <div className="flex min-h-4.5 min-w-0 gap-x-3.5 text-12 text-ink-3 *:shrink-0 *:last:shrink">
          <MemberRound member={member} />
          <MemberGoal member={member} />
        </div>
      </div>
      {mayWrite && (
        <AriaLink
          href={messagesPath(member.id)}
          aria-label={t`Message ${name}`}
          className="relative grid size-11 shrink-0 scroll-mt-18 scroll-mb-36 place-items-center self-center rounded-control text-ink-2 active:bg-pressed"
        >
          <MessageCircle aria-hidden />
        </AriaLink>
      )}
    </article>
  )
}
