import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { profilePath } from '#features/members/paths.ts'
import { usePolling } from '#platform/web/live/index.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import type { Interest } from '../../contract.ts'
import { matchingPath } from '../../paths.ts'
import { interestPages, listCounts } from '../data.ts'
import { AnswerInterest } from '../lists/AnswerInterest.tsx'

/** How many are shown on the dashboard; the list has them all. */
const shown = 3

/** Members interested in connecting, each with a button to do so. */
export function OpenInterests({ children }: Slots['dashboard.waiting']) {
  const { t } = useLingui()
  const { data, isLoading, failureCount } = useInfiniteQuery({ ...interestPages(), refetchInterval: usePolling() })
  const { data: counts } = useQuery(listCounts())
  const interests = (data?.pages[0]?.items ?? []).slice(0, shown)
  return children({
    count: interests.length < shown ? interests.length : Math.max(counts?.interests ?? 0, interests.length),
    isUnsettled: isLoading && failureCount === 0,
    all: { href: matchingPath('interests'), label: t`All interests` },
    rows: interests.map((interest) => ({ id: interest.member.id, row: <OpenInterest interest={interest} /> })),
  })
}

const OpenInterest = ({ interest: { member, note } }: { interest: Interest }) => (
  <ActionRow
    picture={<Avatar id={member.id} name={member.full_name} picture={member.profile_picture} />}
    title={
      <Link to={profilePath(member.id)} className={actionLink}>
        <Trans>
          <bdi>{member.full_name}</bdi> is interested in connecting
        </Trans>
      </Link>
    }
    actions={<AnswerInterest member={member} isQuiet />}
  >
    <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">
      {note ?? member.company_name}
    </span>
  </ActionRow>
)
