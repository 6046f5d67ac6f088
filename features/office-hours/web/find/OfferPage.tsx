import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { CalendarX2 } from 'lucide-react'
import { useState } from 'react'
import { placeLabels, zoneName } from '#features/meetings/web/index.ts'
import { profilePath } from '#features/members/paths.ts'
import { topicLabels } from '#features/newsfeed/web/index.ts'
import { useForm } from '#platform/web/form/use-form.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { asWritten } from '#platform/web/as-written.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Offer, Slot } from '../../contract.ts'
import { officeHoursPath } from '../../paths.ts'
import { offerById } from '../data.ts'
import { BookForm } from './BookForm.tsx'
import { OwnPlaces } from './OwnPlaces.tsx'
import { SlotList } from './SlotList.tsx'

/** What a mentor offers, with its times: one is chosen, and booked below. */
export function OfferPage() {
  const { t } = useLingui()
  const id = givenId(useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id }))
  usePageTitle('subject', t`Office hours`)
  return (
    <div className="settles mx-auto max-w-160">
      <BackLink href={officeHoursPath()} label={t`Office hours`} />
      {id ? <Loaded id={id} /> : <Gone />}
    </div>
  )
}

function Loaded({ id }: { id: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery({ ...offerById(id), refetchInterval: usePolling() || 60_000 })
  if (error && problemOf(error).code === 'NOT_FOUND') return <Gone />
  if (data) return <OfferCard key={data.id} offer={data} />
  if (error) {
    return <LoadFailed title={t`Failed to load this page`} error={error} onRetry={() => void refetch()} />
  }
  return (
    <SkeletonGroup label={t`Loading office hours`} className="card mt-2 grid gap-4 p-5">
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
      title={t`These office hours are not offered any more`}
      action={
        <Link to={officeHoursPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>All office hours</Trans>
        </Link>
      }
    >
      <Trans>They have ended, or are for other members.</Trans>
    </EmptyState>
  )
}

function OfferCard({ offer }: { offer: Offer & { slots: Slot[] } }) {
  const { t, i18n } = useLingui()
  const [chosenId, setChosen] = useState<string>()
  // What was typed is kept when another time is chosen.
  const form = useForm({ answer: '' })
  const { mentor, title, about, topics, length, places, place_kind, slots } = offer
  const name = mentor.full_name
  const chosen = slots.find(({ id, yours }) => id === chosenId && yours === null)
  const holds = slots.some(({ yours }) => yours === 'held')

  function choose(time: string) {
    form.forgetRefusals()
    setChosen(time)
  }

  return (
    <div className="card mt-2 grid gap-5 p-5 phone:p-4">
      <header className="flex items-start gap-3">
        <Avatar id={mentor.id} name={name} picture={mentor.profile_picture} size={44} />
        <div className="min-w-0">
          <h1 dir="auto" className="text-20 font-semibold text-balance wrap-anywhere">
            {title}
          </h1>
          <p className="text-ink-2">
            <Link to={profilePath(mentor.id)} className="link">
              <bdi>{name}</bdi>
            </Link>
            {[
              '',
              ...topics.map((topic) => i18n._(topicLabels[topic])),
              t`${length} minutes`,
              i18n._(placeLabels[place_kind]),
              ...(places > 1 ? [t`Group of up to ${places}`] : []),
            ].join(' · ')}
          </p>
        </div>
      </header>
      {about && (
        <p {...asWritten(about)} className="leading-relaxed whitespace-pre-line wrap-anywhere">
          {about}
        </p>
      )}
      <OwnPlaces slots={slots} name={name} />
      {!holds && (
        <>
          <SlotList label={t`Times in ${zoneName()}`} slots={slots} chosen={chosen?.id} onChoose={choose} />
          {chosen && <BookForm form={form} offer={offer} slot={chosen} />}
        </>
      )}
    </div>
  )
}
