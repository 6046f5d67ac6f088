import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { usePolling } from '#platform/web/live/index.ts'
import { Unsettled } from '#ui/Unsettled.tsx'
import { meetingsWith } from './data.ts'
import { MeetingCard } from './MeetingCard.tsx'

/** At the top of a conversation: what is suggested or agreed between the two, live for both; nothing if there is nothing. */
export function InConversation({ member }: { member: { id: string } }) {
  const { t } = useLingui()
  const { data, isLoading, failureCount } = useQuery({ ...meetingsWith(member.id), refetchInterval: usePolling() })
  if (isLoading && failureCount === 0) return <Unsettled />
  if (!data || data.items.length === 0) return null
  return (
    <section
      aria-label={t`Meetings`}
      className="max-h-[40dvh] phone:max-h-[25dvh] flex-none scroll-py-2 divide-y divide-line overflow-y-auto border-b border-line bg-surface px-5 phone:px-4"
    >
      {data.items.map((meeting) => (
        <MeetingCard key={meeting.id} meeting={meeting} isInConversation />
      ))}
    </section>
  )
}
