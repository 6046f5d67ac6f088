import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { messagesPath } from '#features/messages/paths.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { Meeting } from '../../contract.ts'
import { meetingsPath } from '../../paths.ts'
import { meetingPages } from '../data.ts'
import { whenOf } from '../when.ts'

/** How many are shown on the dashboard; the meetings screen has them all. */
const shown = 3

/** Suggested times that wait for the member's answer. */
export function WaitingMeetings({ children }: Slots['dashboard.waiting']) {
  const { t } = useLingui()
  const { data, isLoading, failureCount } = useInfiniteQuery({ ...meetingPages('waiting'), refetchInterval: usePolling() })
  const mine = itemsOf(data).filter(({ your_turn, with: other }) => your_turn && other)
  return children({
    count: mine.length,
    isUnsettled: isLoading && failureCount === 0,
    all: { href: meetingsPath(), label: t`All meetings` },
    rows: mine
      .slice(0, shown)
      .flatMap((meeting) => (meeting.with ? { id: meeting.id, row: <WaitingMeeting meeting={meeting} other={meeting.with} /> } : [])),
  })
}

function WaitingMeeting({ meeting: { times, word }, other }: { meeting: Meeting; other: NonNullable<Meeting['with']> }) {
  const { t } = useLingui()
  const name = other.full_name
  return (
    <ActionRow
      picture={<Avatar id={other.id} name={name} picture={other.profile_picture} />}
      title={
        <Link to={messagesPath(other.id)} className={actionLink}>
          <Trans>
            <bdi>{name}</bdi> would like to meet you
          </Trans>
        </Link>
      }
      actions={
        <Link
          to={messagesPath(other.id)}
          aria-label={t`Choose a time to meet ${name}`}
          className={buttonClass({ variant: 'soft', size: 'small' })}
        >
          <Trans>Choose a time</Trans>
        </Link>
      }
    >
      <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">
        {word || times.map((time) => whenOf(time)).join(' · ')}
      </span>
    </ActionRow>
  )
}
