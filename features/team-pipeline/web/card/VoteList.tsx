import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { PagedList } from '#platform/web/PagedList.tsx'
import { profilePath } from '#features/members/paths.ts'
import { RelativeTime } from '#features/notifications/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { TeamVote } from '../../votes-contract.ts'
import { votePages } from '../data.ts'
import { voteLabels } from '../labels.ts'

const tones = { yes: 'success', no: 'danger', unsure: 'neutral' } as const

/** How each colleague voted, and why. */
export function VoteList({ about: { id, deal_id } }: { about: { id: string; deal_id: string } }) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(votePages(id, deal_id))
  return (
    <PagedList
      pages={pages}
      skeleton={<Skeleton className="h-12" />}
      renderFailure={(failure) => <LoadFailed title={t`Failed to load votes`} {...failure} className="py-4!" />}
      empty={null}
    >
      {(votes) => (
        <ul className="grid gap-3" aria-label={t`Votes`}>
          {votes.map((vote) => (
            <VoteItem key={vote.member.id} vote={vote} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function VoteItem({ vote: { member, vote, reason, voted_at } }: { vote: TeamVote }) {
  const { i18n } = useLingui()
  return (
    <li className="flex gap-3">
      <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={28} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={profilePath(member.id)} dir="auto" className="font-medium wrap-anywhere hover:underline">
            {member.full_name}
          </Link>
          <Badge tone={tones[vote]}>{i18n._(voteLabels[vote])}</Badge>
          <RelativeTime at={voted_at} />
        </p>
        {reason && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {reason}
          </p>
        )}
      </div>
    </li>
  )
}
