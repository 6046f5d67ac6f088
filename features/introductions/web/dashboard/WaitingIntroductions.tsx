import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePolling } from '#platform/web/live/index.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import type { ReceivedIntroduction } from '../../contract.ts'
import { introductionsPath } from '../../paths.ts'
import { unansweredPages } from '../data.ts'
import { AnswerButtons } from '../received/AnswerButtons.tsx'

/** How many are shown on the dashboard. */
const shown = 3

/** Introductions that wait for the member's answer. */
export function WaitingIntroductions({ children }: Slots['dashboard.waiting']) {
  const { t } = useLingui()
  const { data, isLoading, failureCount } = useInfiniteQuery({ ...unansweredPages(), refetchInterval: usePolling() })
  const first = data?.pages[0]
  return children({
    count: first?.items.length ?? 0,
    hasMore: Boolean(first?.next_cursor),
    isUnsettled: isLoading && failureCount === 0,
    all: { href: introductionsPath(), label: t`All introductions` },
    rows: (first?.items ?? []).slice(0, shown).map((introduction) => ({
      id: introduction.id,
      row: <Waiting introduction={introduction} />,
    })),
  })
}

function Waiting({ introduction }: { introduction: ReceivedIntroduction }) {
  const { introducer, other, word } = introduction
  return (
    <ActionRow
      picture={<Avatar id={other.id} name={other.full_name} picture={other.profile_picture} />}
      title={
        <Link to={introductionsPath()} className={actionLink}>
          <Trans>
            <bdi>{introducer.full_name}</bdi> would like to introduce you to <bdi>{other.full_name}</bdi>
          </Trans>
        </Link>
      }
      actions={<AnswerButtons introduction={introduction} isQuiet />}
    >
      <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">
        {word}
      </span>
    </ActionRow>
  )
}
