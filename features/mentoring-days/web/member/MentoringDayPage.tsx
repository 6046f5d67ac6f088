import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { CalendarX2 } from 'lucide-react'
import { spanOf, whenOf, zoneName } from '#features/meetings/web/index.ts'
import { dashboardPath } from '#platform/paths.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { asWritten } from '#platform/web/as-written.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { OwnDay } from '../../contract.ts'
import { mentoringDays, ownDay, useChange } from '../data.ts'
import { ChosenPeople } from './ChosenPeople.tsx'
import { Schedule } from './Schedule.tsx'
import { WishForm } from './WishForm.tsx'

/** A mentoring day for those who take part: first their wishes, then their schedule. */
export function MentoringDayPage() {
  const { t } = useLingui()
  const id = givenId(useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id }))
  usePageTitle('subject', t`Mentoring day`)
  return (
    <div className="settles mx-auto max-w-160">
      <BackLink href={dashboardPath()} label={t`Dashboard`} />
      {id ? <Loaded key={id} id={id} /> : <Gone />}
    </div>
  )
}

function Loaded({ id }: { id: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery({ ...ownDay(id), refetchInterval: usePolling() })
  if (error && problemOf(error).code === 'NOT_FOUND') return <Gone />
  if (data) return <Day day={data} />
  if (error) {
    return <LoadFailed title={t`Failed to load this page`} error={error} onRetry={() => void refetch()} />
  }
  return (
    <SkeletonGroup label={t`Loading the mentoring day`} className="card mt-2 grid gap-4 p-5">
      <Skeleton className="h-11 w-60" />
      <Skeleton className="h-40 rounded-control" />
    </SkeletonGroup>
  )
}

function Gone() {
  const { t } = useLingui()
  return (
    <EmptyState
      isPage
      icon={CalendarX2}
      title={t`No such mentoring day`}
      action={
        <Link to={dashboardPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Back to the dashboard</Trans>
        </Link>
      }
    >
      <Trans>It is for other members, or is not planned any more.</Trans>
    </EmptyState>
  )
}

function Day({ day }: { day: OwnDay }) {
  const { t } = useLingui()
  const { title, note, starts_at, ends_at, rounds, length } = day
  return (
    <div className="mt-2 grid gap-5">
      <header className="card grid gap-3 p-5 phone:p-4">
        <div>
          <h1 dir="auto" className="text-20 font-semibold text-balance wrap-anywhere">
            {title}
          </h1>
          <p className="text-ink-2">
            {[t`${spanOf(starts_at, ends_at)} (${zoneName()})`, t`Rounds: ${rounds}`, t`${length} minutes each`].join(' · ')}
          </p>
        </div>
        {note && (
          <p {...asWritten(note)} className="leading-relaxed whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        )}
      </header>
      <Part day={day} />
    </div>
  )
}

function Part({ day }: { day: OwnDay }) {
  const { t } = useLingui()
  if (day.state === 'cancelled')
    return (
      <EmptyState icon={CalendarX2} title={t`This day was cancelled`}>
        <Trans>Its meetings don’t take place.</Trans>
      </EmptyState>
    )
  if (day.state === 'sent') return <Schedule meetings={day.schedule} />
  if (!day.can_answer) return <Waiting day={day} />
  return day.is_out ? <Out day={day} /> : <Answer day={day} />
}

function Answer({ day }: { day: OwnDay }) {
  const { t } = useLingui()
  const until = day.answers_until ? whenOf(day.answers_until) : ''
  const out = useChange({ send: () => mentoringDays.call.setOut({ id: day.id, is_out: true }), failed: t`Failed to save your answer` })
  return (
    <>
      <WishForm day={day} until={until} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">
          <Trans>Not free on this day?</Trans>
        </p>
        <Button pending={out.isPending} pendingLabel={t`Saving`} onPress={() => out.mutate()}>
          <Trans>I can’t take part</Trans>
        </Button>
      </div>
    </>
  )
}

function Out({ day }: { day: OwnDay }) {
  const { t } = useLingui()
  const back = useChange({ send: () => mentoringDays.call.setOut({ id: day.id, is_out: false }), failed: t`Failed to save your answer` })
  const until = day.answers_until ? whenOf(day.answers_until) : ''
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" pending={back.isPending} pendingLabel={t`Saving`} onPress={() => back.mutate()}>
          <Trans>I can take part</Trans>
        </Button>
      }
    >
      <Trans>You said that you can’t take part. You can change this until {until}.</Trans>
    </Banner>
  )
}

/** The time for wishes is over, and the plan is not sent yet. */
function Waiting({ day: { id, wishes, is_out: isOut } }: { day: OwnDay }) {
  return (
    <>
      <Banner tone="info">
        {isOut ? (
          <Trans>You said that you can’t take part. If that has changed, please write to the organisers.</Trans>
        ) : (
          <Trans>The time for wishes is over. You’ll be notified when your schedule is ready.</Trans>
        )}
      </Banner>
      {wishes.length > 0 && !isOut && <ChosenPeople id={id} wishes={wishes} />}
    </>
  )
}
