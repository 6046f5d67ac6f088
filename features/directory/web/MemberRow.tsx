import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { paths } from '#platform/paths.ts'
import { TypeBadge } from '#features/profiles/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import type { MemberCard } from '../contract.ts'
import { MemberPlace } from './MemberFacts.tsx'

/** A member among others, on phones: a row from edge to edge, all of it a link to the profile but for the one at its end. */
export function MemberRow({ member }: { member: MemberCard }) {
  const { t } = useLingui()
  const name = member.full_name
  return (
    <article className="relative flex min-h-22 gap-3 border-b border-line bg-surface py-3 ps-4 pe-2 -outline-offset-2 outline-focus has-[h3_a:focus-visible]:outline-2">
      <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={44} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <h3 className="min-w-0 flex-1 truncate text-15 font-semibold">
            <Link to={paths.profile(member.id)} className="scroll-mt-18 scroll-mb-36 outline-none after:absolute after:inset-0">
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
        href={paths.messages(member.id)}
        aria-label={t`Message ${name}`}
        className="relative grid size-11 shrink-0 scroll-mt-18 scroll-mb-36 place-items-center self-center rounded-control text-ink-2 active:bg-pressed"
      >
        <MessageCircle aria-hidden />
      </AriaLink>
    </article>
  )
}
