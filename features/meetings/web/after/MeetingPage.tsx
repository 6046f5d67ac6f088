import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { CalendarX2 } from 'lucide-react'
import { usePolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { useNow } from '#platform/web/use-now.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Meeting } from '../../contract.ts'
import { meetingsPath } from '../../paths.ts'
import { meetingById, notesAbout } from '../data.ts'
import { MeetingCard } from '../MeetingCard.tsx'
import { NotesForm } from './NotesForm.tsx'
import { Preparation } from './Preparation.tsx'

/** A meeting of the member's: their own notes, and before it, what helps to prepare it. */
export function MeetingPage() {
  const { t } = useLingui()
  const id = givenId(useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id }))
  usePageTitle('subject', t`Meeting`)
  return <div className="settles mx-auto max-w-190">{id ? <Loaded key={id} id={id} /> : <Gone />}</div>
}

function Loaded({ id }: { id: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery({ ...meetingById(id), refetchInterval: usePolling() })
  if (error && problemOf(error).code === 'NOT_FOUND') return <Gone />
  if (data) return <OneMeeting meeting={data} />
  if (error) {
    return <LoadFailed title={t`Failed to load the meeting`} error={error} onRetry={() => void refetch()} />
  }
  return (
    <SkeletonGroup label={t`Loading the meeting`} className="grid gap-4">
      <Skeleton className="h-10 w-60" />
      <Skeleton className="h-32 rounded-control" />
    </SkeletonGroup>
  )
}

function Gone() {
  const { t } = useLingui()
  return (
    <EmptyState
      isPage
      icon={CalendarX2}
      title={t`There is no such meeting`}
      action={
        <Link to={meetingsPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Your meetings</Trans>
        </Link>
      }
    >
      <Trans>It doesn’t exist any more, or you are not part of it.</Trans>
    </EmptyState>
  )
}

function OneMeeting({ meeting }: { meeting: Meeting }) {
  const { t } = useLingui()
  const now = useNow()
  const { with: other, state, ends_at } = meeting
  const name = other?.full_name ?? t`Former member`
  const isOver = ends_at !== null && Date.parse(ends_at) <= now
  return (
    <>
      <PageHeading back={{ href: meetingsPath(), label: t`Meetings` }} title={t`Meeting with ${name}`} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="card px-5 phone:px-4">
          <MeetingCard meeting={meeting} isInConversation isOnItsPage />
        </div>
        <Notes id={meeting.id} canJudge={isOver && state === 'agreed'} />
        {other && <Preparation meetingId={meeting.id} member={other} />}
      </div>
    </>
  )
}

function Notes({ id, canJudge }: { id: string; canJudge: boolean }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(notesAbout(id))
  if (data) return <NotesForm id={id} notes={data} canJudge={canJudge} />
  if (error) {
    return <LoadFailed title={t`Failed to load your notes`} error={error} onRetry={() => void refetch()} />
  }
  return (
    <SkeletonGroup label={t`Loading your notes`} className="card p-5">
      <Skeleton className="h-32 rounded-control" />
    </SkeletonGroup>
  )
}
