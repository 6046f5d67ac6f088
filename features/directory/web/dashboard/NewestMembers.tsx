import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { directoryPath } from '../../paths.ts'
import { profilePath } from '#features/members/paths.ts'
import { TypeBadge } from '#features/profiles/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { MemberCard } from '../../contract.ts'
import { newestMembers } from '../data.ts'
import { useFollowed } from '../follow-directory.ts'
import { followedMembers } from '../followed.ts'
import { MemberPlace } from '../people/MemberFacts.tsx'

/** The newest members, for the dashboard. */
export function NewestMembers() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(newestMembers())
  useFollowed(followedMembers, data?.items ?? [])

  return (
    <section aria-labelledby="newest-members">
      <div className="mb-2 flex min-h-8 items-center justify-between">
        <h2 id="newest-members" className="font-semibold">
          <Trans>Newest members</Trans>
        </h2>
        <Link to={directoryPath()} className="link">
          <Trans>See all</Trans>
        </Link>
      </div>
      <div className="card px-5 phone:px-4">
        {data ? (
          data.items.map((member) => <NewMember key={member.id} member={member} />)
        ) : error ? (
          <LoadFailed title={t`Failed to load organisations`} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonGroup label={t`Loading members`}>
            {Array.from({ length: 5 }, (_, index) => (
              <div key={index} className="flex h-16 items-center gap-3">
                <Skeleton className="size-10 rounded-full" />
                <div className="grid flex-1 gap-2">
                  <Skeleton className="w-36" />
                  <Skeleton className="w-52" />
                </div>
              </div>
            ))}
          </SkeletonGroup>
        )}
        {data?.items.length === 0 && (
          <EmptyState icon={UsersRound} title={t`You’re the first member`}>
            <Trans>Invite founders, investors and mentors you know. New members appear here.</Trans>
          </EmptyState>
        )}
      </div>
    </section>
  )
}

function NewMember({ member }: { member: MemberCard }) {
  return (
    <article className="relative flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-2 border-t border-line first:border-t-0">
      <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={40} />
      <div className="min-w-0 flex-1 basis-[8rem]">
        <h3 dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
          <Link to={profilePath(member.id)} className="outline-offset-[-2px] after:absolute after:inset-0 hover:underline">
            {member.full_name}
          </Link>
        </h3>
        <p dir="auto" className="truncate text-ink-2">
          {member.company_name}
        </p>
      </div>
      <div className="grid justify-items-end gap-1 text-12 text-ink-3">
        <TypeBadge type={member.user_type} />
        <MemberPlace member={member} />
      </div>
    </article>
  )
}
