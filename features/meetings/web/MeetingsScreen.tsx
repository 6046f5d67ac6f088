import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarClock, Settings2 } from 'lucide-react'
import { useRef } from 'react'
import { directoryPath } from '#features/directory/paths.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { usePolling } from '#platform/web/live/index.ts'
import { PagedList, type PagedListProps } from '#platform/web/PagedList.tsx'
import { dateOf } from '#platform/web/name-of-day.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { readerZone } from '#platform/web/reader.ts'
import { useToday } from '#platform/web/use-today.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { Unsettled } from '#ui/Unsettled.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Meeting, Step } from '../contract.ts'
import { availabilityPath } from '../paths.ts'
import { StepRow } from './after/StepRow.tsx'
import { meetingPages, stepPages } from './data.ts'
import { MeetingCard } from './MeetingCard.tsx'
import { zoneName } from './zone-name.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Other ways to meet somebody, at the top of the member's meetings. */
    'meetings.actions': object
  }
}

/** The member's meetings: what waits for an answer, what is next, and what has been. */
export function MeetingsScreen() {
  const { t } = useLingui()
  const refetchInterval = usePolling()
  const steps = useInfiniteQuery(stepPages())
  const waiting = useInfiniteQuery({ ...meetingPages('waiting'), refetchInterval })
  const next = useInfiniteQuery({ ...meetingPages('next'), refetchInterval })
  const past = useInfiniteQuery(meetingPages('past'))
  const box = useRef<HTMLDivElement>(null)
  // An answer removes its meeting from a list, or replaces its buttons.
  const keptFocus = useKeptFocus(
    box,
    [
      itemsOf(steps.data).map(({ meeting_id }) => meeting_id),
      ...[waiting, next, past].map(({ data }) => itemsOf(data).map(({ id, your_turn }) => `${id} ${your_turn}`)),
    ].join(';'),
  )
  usePageTitle('subject', t`Meetings`)
  const hasNone = [waiting, next, past].every(({ data }) => data && itemsOf(data).length === 0)
  return (
    <div ref={box} tabIndex={-1} className="settles mx-auto max-w-190 outline-none" {...keptFocus}>
      <PageHeading
        title={t`Meetings`}
        description={t`Times in ${zoneName(readerZone())}`}
        actions={
          <>
            <Slot name="meetings.actions" />
            <Link to={availabilityPath()} className={buttonClass({ size: 'small' })}>
              <Settings2 aria-hidden />
              <Trans>Your availability</Trans>
            </Link>
          </>
        }
      />
      {hasNone ? (
        <EmptyState
          icon={CalendarClock}
          title={t`No meetings yet`}
          action={
            <Link to={directoryPath()} className={buttonClass({ variant: 'primary' })}>
              <Trans>Find members</Trans>
            </Link>
          }
        >
          <Trans>Suggest times in a conversation, or let others book one of yours under “Your availability”.</Trans>
        </EmptyState>
      ) : (
        <div className="grid gap-8">
          <Section title={t`Waiting for an answer`} pages={waiting} isShort />
          <Steps pages={steps} />
          <Section title={t({ message: 'Next', context: 'meetings' })} pages={next} empty={t`Nothing is planned.`} />
          <Section title={t`Past`} pages={past} isShort />
        </div>
      )}
    </div>
  )
}

/** The member's own next steps after meetings; left out while there are none. */
function Steps({ pages }: Pick<PagedListProps<Step>, 'pages'>) {
  const { t } = useLingui()
  const today = dateOf(useToday())
  if (pages.isLoading && pages.failureCount === 0) return <Unsettled />
  if (itemsOf(pages.data).length === 0) return null
  return (
    <section aria-label={t`Your next steps`}>
      <h2 className="mb-2.5 font-semibold">
        <Trans>Your next steps</Trans>
      </h2>
      <PagedList pages={pages} skeleton={null} renderFailure={() => null} empty={null}>
        {(items) => (
          <ul className="card px-5 phone:px-4">
            {items.map((step) => (
              <StepRow key={step.meeting_id} step={step} today={today} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

interface SectionProps {
  title: string
  pages: PagedListProps<Meeting>['pages']
  empty?: string
  /** Left out while it is empty. */
  isShort?: boolean
}

function Section({ title, pages, empty = '', isShort = false }: SectionProps) {
  const { t } = useLingui()
  if (isShort && pages.isLoading && pages.failureCount === 0) return <Unsettled />
  if (isShort && (!pages.data || itemsOf(pages.data).length === 0) && !pages.error) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-2.5 font-semibold">{title}</h2>
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading meetings`} className="card grid gap-3 p-5">
            <Skeleton className="h-10 w-2/3" />
            <Skeleton className="h-10 w-1/2" />
          </SkeletonGroup>
        }
        failed={t`Failed to load your meetings`}
        empty={<p className="text-ink-2">{empty}</p>}
      >
        {(items) => (
          <ul className="card divide-y divide-line px-5 phone:px-4">
            {items.map((meeting) => (
              <li key={meeting.id}>
                <MeetingCard meeting={meeting} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}
