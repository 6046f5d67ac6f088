import { Link } from '@tanstack/react-router'
import { paths } from '#platform/paths.ts'
import { TypeBadge } from '#features/profiles/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import type { MemberCard } from '../contract.ts'
import { MemberPlace } from './MemberFacts.tsx'

/** A member among others, on phones: a row from edge to edge, and all of it a link. */
export function MemberRow({ member }: { member: MemberCard }) {
  return (
    <article className="relative flex min-h-22 gap-3 border-b border-line bg-surface px-4 py-3 -outline-offset-2 outline-focus has-[a:focus-visible]:outline-2">
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
    </article>
  )
}
