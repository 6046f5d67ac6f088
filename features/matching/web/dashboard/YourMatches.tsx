import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { matchingPath } from '../../paths.ts'
import { profilePath } from '#features/members/paths.ts'
import { useMember } from '#features/members/web/index.ts'
import { type MemberGroup, groupOf } from '#features/profiles/vocabulary.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { MatchCard } from '../../contract.ts'
import { ScoreBadge } from '../card/ScoreBadge.tsx'
import { tellingReasons } from '../card/telling-reasons.ts'
import { bestOf } from '../deck/best.ts'
import { decksOf } from '../deck/decks.ts'
import { useDeck } from '../deck/use-deck.ts'
import { usualRole } from '../search.ts'

/** The best matches, on the dashboard. */
export const YourMatches = () => (
  <section aria-labelledby="your-matches">
    <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
      <h2 id="your-matches" className="font-semibold">
        <Trans>Your best matches</Trans>
      </h2>
      <Link to={matchingPath()} className="link phone:-my-3 phone:py-3">
        <Trans>See all</Trans>
      </Link>
    </div>
    <div className="card overflow-hidden">
      <BestMatches />
    </div>
  </section>
)

/** How many are shown on the dashboard: the first cards. */
const shown = 3

function BestMatches() {
  const member = useMember()
  if (member && !member.profile_completed) {
    return (
      <p className="px-5 py-4 text-ink-2 phone:px-4">
        <Trans>Add a bio and your field to your profile to get matches.</Trans>
      </p>
    )
  }
  return member && <FirstCards self={member.id} role={usualRole(groupOf(member.user_type))} />
}

function FirstCards({ self, role }: { self: string; role: MemberGroup }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { deck, hasFailed, isLoading = false } = useDeck(self, role)
  const cards = bestOf(deck, shown)
  const reasons = tellingReasons(cards)
  if (!deck && !hasFailed) return <BestMatchesSkeleton label={t`Loading matches`} />
  if (!deck) {
    return (
      <ErrorState
        title={t`Failed to load matches. Please try again.`}
        retryLabel={t`Retry`}
        onRetry={() => void decksOf(self).load(queryClient, role)}
        pending={isLoading}
      />
    )
  }
  if (cards.length === 0) {
    return (
      <p className="px-5 py-4 text-ink-2 phone:px-4">
        <Trans>No more suggestions for now. New ones appear when members join or update their profiles.</Trans>
      </p>
    )
  }
  return (
    <ul className="px-5 phone:px-4">
      {cards.map((card, index) => (
        <BestMatch key={card.id} card={card} reason={reasons[index]} />
      ))}
    </ul>
  )
}

function BestMatch({ card, reason }: { card: MatchCard; reason: string | undefined }) {
  const { id, full_name, profile_picture, company_name, score } = card
  return (
    <li className="relative flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-t py-2 border-line first:border-t-0">
      <Avatar id={id} name={full_name} picture={profile_picture} size={40} />
      <div className="min-w-0 flex-1 basis-[8rem]">
        <h3 dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
          <Link to={profilePath(id)} className="outline-offset-[-2px] after:absolute after:inset-0 hover:underline">
            {full_name}
          </Link>
        </h3>
        <p dir="auto" className="truncate text-ink-2">
          {company_name}
        </p>
        {reason && <p className="line-clamp-2 text-12 text-ink-3">{reason}</p>}
      </div>
      {score !== null && <ScoreBadge score={score} />}
    </li>
  )
}

function BestMatchesSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="px-5 phone:px-4">
      {Array.from({ length: shown }, (_, index) => (
        <div key={index} className="flex h-16 items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-36" />
            <Skeleton className="w-44" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
