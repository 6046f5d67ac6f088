import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RelativeTime } from '#features/notifications/web/index.ts'
import { profilePath } from '#features/members/paths.ts'
import { usePolling } from '#platform/web/live/index.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import type { ReadingRequest } from '../../access-contract.ts'
import type { Introduction } from '../../interest-contract.ts'
import { dealsPath } from '../../paths.ts'
import { AnswerReading } from '../access/AnswerReading.tsx'
import { introductionPages, readingRequestPages } from '../data.ts'
import { AnswerIntroduction } from '../interest/AnswerIntroduction.tsx'

/** How many of each kind the dashboard shows; each deal shows all of its own. */
const shown = 3

/** Open introduction and access requests. */
export function OpenIntroductions({ children }: Slots['dashboard.waiting']) {
  const { t } = useLingui()
  const introductions = useInfiniteQuery({ ...introductionPages(), refetchInterval: usePolling() })
  const readings = useInfiniteQuery({ ...readingRequestPages(), refetchInterval: usePolling() })
  const [asking, toRead] = [introductions.data?.pages[0], readings.data?.pages[0]]
  return children({
    count: (asking?.items.length ?? 0) + (toRead?.items.length ?? 0),
    hasMore: Boolean(asking?.next_cursor) || Boolean(toRead?.next_cursor),
    isUnsettled: [introductions, readings].some(({ isLoading, failureCount }) => isLoading && failureCount === 0),
    all: { href: dealsPath('my-deals'), label: t`Your deals` },
    rows: [
      ...(asking?.items ?? []).slice(0, shown).map((request) => ({
        id: `introduction ${request.deal_id} ${request.member.id}`,
        row: <OpenIntroduction request={request} />,
      })),
      ...(toRead?.items ?? []).slice(0, shown).map((request) => ({
        id: `reading ${request.deal_id} ${request.member.id}`,
        row: <OpenReading request={request} />,
      })),
    ],
  })
}

function OpenIntroduction({ request }: { request: Introduction }) {
  const { t } = useLingui()
  const { member, note, deal_title } = request
  return (
    <ActionRow
      picture={<Avatar id={member.id} name={member.full_name} picture={member.profile_picture} />}
      title={
        <Link to={profilePath(member.id)} className={actionLink}>
          <Trans>
            <bdi>{member.full_name}</bdi> requested an introduction
          </Trans>
        </Link>
      }
      actions={<AnswerIntroduction request={request} />}
    >
      <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">
        {note || t`About ${deal_title}`}
      </span>
      <span className="shrink-0">
        <RelativeTime at={request.requested_at} />
      </span>
    </ActionRow>
  )
}

function OpenReading({ request: { member, deal_id, deal_title, asked_at } }: { request: ReadingRequest }) {
  const { t } = useLingui()
  return (
    <ActionRow
      picture={<Avatar id={member.id} name={member.full_name} picture={member.profile_picture} />}
      title={
        <Link to={profilePath(member.id)} className={actionLink}>
          <Trans>
            <bdi>{member.full_name}</bdi> requested access to your documents
          </Trans>
        </Link>
      }
      actions={<AnswerReading dealId={deal_id} member={member} />}
    >
      <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">{t`About ${deal_title}`}</span>
      <span className="shrink-0">
        <RelativeTime at={asked_at} />
      </span>
    </ActionRow>
  )
}
