import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePolling } from '#platform/web/live/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { Unsettled } from '#ui/Unsettled.tsx'
import { meetingsPath } from '../paths.ts'
import { meetingPages } from './data.ts'
import { MeetingCard } from './MeetingCard.tsx'

/** On the dashboard: the member's next meeting, or nothing. */
export function NextMeeting() {
  const { data, isLoading, failureCount } = useInfiniteQuery({ ...meetingPages('next'), refetchInterval: usePolling() || 300_000 })
  const [next] = itemsOf(data)
  if (isLoading && failureCount === 0) return <Unsettled />
  if (!next) return null
  return (
    <section aria-labelledby="next-meeting" className="card">
      <div className="flex min-h-12 items-center gap-2 border-b border-line px-5 py-2 phone:px-4">
        <h2 id="next-meeting" className="font-semibold">
          <Trans>Next meeting</Trans>
        </h2>
        <Link to={meetingsPath()} className="link ms-auto phone:-my-2 phone:py-3">
          <Trans>All meetings</Trans>
        </Link>
      </div>
      <div className="px-5 phone:px-4">
        <MeetingCard meeting={next} />
      </div>
    </section>
  )
}
