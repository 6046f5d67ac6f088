import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { matchingPath } from '../../paths.ts'
import { profilePath } from '#features/profiles/paths.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { CountBadge } from '#ui/CountBadge.tsx'
import { Unsettled } from '#ui/Unsettled.tsx'
import type { Interest } from '../../contract.ts'
import { interestPages, listCounts, shownCount } from '../data.ts'
import { AnswerInterest } from '../lists/AnswerInterest.tsx'
import { useKeptFocus } from '../use-kept-focus.ts'

/** How many stand on the dashboard; the list has them all. */
const shown = 3

/** Members who are interested in one, each a press away from being connected; nothing while nobody waits. */
export function OpenInterests() {
  const { data, isLoading, failureCount } = useInfiniteQuery({ ...interestPages(), refetchInterval: usePolling() })
  const { data: counts } = useQuery(listCounts())
  const interests = (data?.pages[0]?.items ?? []).slice(0, shown)
  const box = useRef<HTMLUListElement>(null)
  const keptFocus = useKeptFocus(box, interests.map(({ member }) => member.id).join())
  if (isLoading && failureCount === 0) return <Unsettled />
  if (interests.length === 0) return null
  return (
    <section aria-labelledby="needs-your-answer" className="lg:mb-7">
      <div className="mb-2 flex min-h-8 items-center gap-2">
        <h2 id="needs-your-answer" className="text-16 font-semibold">
          <Trans>Needs your answer</Trans>
        </h2>
        <CountBadge>{shownCount(counts?.interests) ?? interests.length}</CountBadge>
        <Link to={matchingPath('interests')} className="link ms-auto phone:-my-3 phone:py-3">
          <Trans>See all</Trans>
        </Link>
      </div>
      <ul ref={box} {...keptFocus} className="card px-5 phone:px-4">
        {interests.map((interest) => (
          <OpenInterest key={interest.member.id} interest={interest} />
        ))}
      </ul>
    </section>
  )
}

function OpenInterest({ interest: { member, note } }: { interest: Interest }) {
  const name = member.full_name
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2.5 border-t border-line py-3 first:border-t-0">
      <Avatar id={member.id} name={name} picture={member.profile_picture} size={40} />
      <div className="min-w-0 flex-1">
        <h3 className="line-clamp-2 font-medium wrap-anywhere">
          <Link to={profilePath(member.id)} className="rounded-badge outline-offset-[-2px] hover:underline phone:-my-3 phone:py-3">
            <Trans>
              <bdi>{name}</bdi> is interested in connecting
            </Trans>
          </Link>
        </h3>
        <p dir="auto" className="truncate text-ink-2">
          {note ?? member.company_name}
        </p>
      </div>
      <div className="flex gap-2 phone:w-full phone:ps-13 phone:*:flex-1">
        <AnswerInterest member={member} isQuiet />
      </div>
    </li>
  )
}
