import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { CalendarX2 } from 'lucide-react'
import { useState } from 'react'
import { profilePath } from '#features/members/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { newId } from '#platform/web/new-id.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { readerZone } from '#platform/web/reader.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Form } from '#ui/Form.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import type { Booking } from '../contract.ts'
import { longestText } from '../limits.ts'
import { meetingsPath } from '../paths.ts'
import { meetingProblems } from '../problems.ts'
import { meetings, offerOf, refreshMeetings } from './data.ts'
import { placeLabels } from './labels.ts'
import { SlotPicker } from './SlotPicker.tsx'
import { clockOf, dayOf, theirClock } from './when.ts'
import { zoneName } from './zone-name.ts'

/** A member's booking page: their free times, and a button that takes one. */
export function BookingPage() {
  const { t } = useLingui()
  const id = givenId(useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id }))
  usePageTitle('subject', t`Book a time`)
  return (
    <div className="settles mx-auto max-w-160">
      <BackLink href={meetingsPath()} label={t`Meetings`} />
      {id ? <Offer id={id} /> : <NotOffered />}
    </div>
  )
}

function Offer({ id }: { id: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(offerOf(id))
  if (data) return data.booking ? <BookingForm booking={data.booking} /> : <NotOffered id={id} canWrite={data.can_propose} />
  if (error) {
    return <LoadFailed title={t`Failed to load this page`} error={error} onRetry={() => void refetch()} />
  }
  return (
    <SkeletonGroup label={t`Loading free times`} className="card mt-2 grid gap-4 p-5">
      <Skeleton className="h-11 w-60" />
      <Skeleton className="h-56 rounded-control" />
    </SkeletonGroup>
  )
}

function NotOffered({ id, canWrite = false }: { id?: string; canWrite?: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState
      isPage
      icon={CalendarX2}
      title={t`There are no times to book here`}
      action={
        <Link to={id && canWrite ? messagesPath(id) : meetingsPath()} className={buttonClass({ variant: 'primary' })}>
          {id && canWrite ? <Trans>Write a message</Trans> : <Trans>Your meetings</Trans>}
        </Link>
      }
    >
      <Trans>This member doesn’t offer times at the moment, or only to others.</Trans>
    </EmptyState>
  )
}

function BookingForm({ booking }: { booking: Booking }) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigateIfStillHere()
  const { member, zone, length, place_kind } = booking
  const [id, setId] = useState(newId)
  const [time, setTime] = useState<string>()
  const form = useForm({ word: '' })
  const { banner, refusals, isPending } = useSubmission(form)
  const name = member.full_name
  const place = i18n._(placeLabels[place_kind])
  const theirs = time && theirClock(time, zone)

  function book() {
    void form.submit({
      problems: {},
      async request() {
        if (!time) return
        try {
          await meetings.call.book({ id, member_id: member.id, starts_at: time, zone: readerZone(), word: form.values.get().word })
        } catch (error) {
          // The answer to the first booking was lost. Pressed again, this one is another.
          if (problemOf(error).is(meetingProblems.bookedBefore)) setId(newId())
          throw error
        } finally {
          // The times on the screen may be out of date.
          await refreshMeetings(queryClient)
        }
        toast.success(t`You are meeting ${name}`, { description: `${dayOf(time)}, ${clockOf(time)}` })
        await navigate({ href: meetingsPath() })
      },
    })
  }

  return (
    <div className="card mt-2 grid gap-5 p-5 phone:p-4">
      <header className="flex items-center gap-3">
        <Avatar id={member.id} name={name} picture={member.profile_picture} size={44} />
        <div className="min-w-0">
          <h1 className="text-20 font-semibold text-balance">
            <Trans>
              Meet{' '}
              <Link to={profilePath(member.id)} className="hover:underline">
                <bdi>{name}</bdi>
              </Link>
            </Trans>
          </h1>
          <p className="text-ink-2">{[t`${length} minutes`, place].join(' · ')}</p>
        </div>
      </header>
      <p className="-mt-2 text-ink-2">
        {zoneName(zone) === zoneName() ? t`Times in ${zoneName()}` : t`Your times (${zoneName()}); theirs beside them (${zoneName(zone)})`}
      </p>
      <SlotPicker member={member} zone={zone} daysAhead={booking.days_ahead} chosen={time} onChoose={setTime} />
      {time && (
        <Form className="grid gap-4 border-t border-line pt-5" onSubmit={book} refusals={refusals}>
          <FormBanner>{banner}</FormBanner>
          <p aria-live="polite" className="font-semibold">
            {dayOf(time)}, {clockOf(time)}
            {theirs && <span className="ms-2 font-normal text-ink-2">{t`${theirs} for them`}</span>}
          </p>
          <Field form={form} name="word">
            {(field) => <TextArea {...field} label={t`What is it about?`} mark={t`Optional`} rows={2} limit={longestText.word} />}
          </Field>
          <Button
            type="submit"
            variant="primary"
            size="tall"
            pending={isPending}
            pendingLabel={t`Booking`}
            className="justify-self-end phone:w-full"
          >
            <Trans>Book this time</Trans>
          </Button>
        </Form>
      )}
    </div>
  )
}
