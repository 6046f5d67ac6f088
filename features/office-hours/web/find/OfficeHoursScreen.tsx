import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { whenOf } from '#features/meetings/web/index.ts'
import { meetingsPath } from '#features/meetings/paths.ts'
import { type Topic, topics } from '#features/newsfeed/topics.ts'
import { topicLabels } from '#features/newsfeed/web/index.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { ActionRow, actionLink } from '#ui/ActionRow.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterChips } from '#ui/FilterChips.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Offer } from '../../contract.ts'
import { offerPath, ownOfficeHoursPath } from '../../paths.ts'
import { offerPages, ownWaits } from '../data.ts'
import { validSearch } from './search.ts'

/** Office hours that the member can book, by topic. */
export function OfficeHoursScreen() {
  const { t, i18n } = useLingui()
  const [{ topic }, show] = useScreenSearch(validSearch)
  usePageTitle('subject', t`Office hours`)
  return (
    <div className="settles mx-auto max-w-190">
      <PageHeading
        back={{ href: meetingsPath(), label: t`Meetings` }}
        title={t`Office hours`}
        description={t`Talk to members who have done it before.`}
        actions={
          <Link to={ownOfficeHoursPath()} className={buttonClass({ size: 'small' })}>
            <Hourglass aria-hidden />
            <Trans>Your office hours</Trans>
          </Link>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Waits />
        <FilterChips<Topic | 'all'>
          label={t`Topics`}
          value={topic ?? 'all'}
          onChange={(chosen) => show(chosen === 'all' ? {} : { topic: chosen })}
          options={[{ id: 'all', label: t`All topics` }, ...topics.map((id) => ({ id, label: i18n._(topicLabels[id]) }))]}
        />
        <Offers topic={topic} />
      </div>
    </div>
  )
}

function Offers({ topic }: { topic: Topic | undefined }) {
  const { t } = useLingui()
  const pages = useInfiniteQuery({ ...offerPages({ topic }), refetchInterval: usePolling() || 300_000 })
  return (
    <PagedList
      pages={pages}
      skeleton={
        <SkeletonGroup label={t`Loading office hours`} className="card grid gap-3 p-5">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-10 w-1/2" />
        </SkeletonGroup>
      }
      failed={t`Failed to load the office hours`}
      empty={
        <EmptyState icon={Hourglass} title={topic ? t`No office hours on this topic` : t`No office hours yet`}>
          {topic ? (
            <Trans>Look at all topics, or come back later.</Trans>
          ) : (
            <Trans>When members offer times to talk, they appear here. You can offer some, too.</Trans>
          )}
        </EmptyState>
      }
    >
      {(items) => (
        <ul className="card px-5 phone:px-4">
          {items.map((offer) => (
            <OfferRow key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function OfferRow({ offer: { id, mentor, title, topics: about, length, places, next_free } }: { offer: Offer }) {
  const { t, i18n } = useLingui()
  const name = mentor.full_name
  const facts = [
    name,
    ...about.map((topic) => i18n._(topicLabels[topic])),
    t`${length} minutes`,
    ...(places > 1 ? [t`Group of up to ${places}`] : []),
  ]
  return (
    <ActionRow
      picture={<Avatar id={mentor.id} name={name} picture={mentor.profile_picture} size={40} />}
      title={
        <Link to={offerPath(id)} dir="auto" className={actionLink}>
          {title}
        </Link>
      }
      actions={
        <span data-below className="flex items-center">
          {next_free ? <Badge tone="success">{whenOf(next_free)}</Badge> : <Badge tone="warning">{t`Waiting list`}</Badge>}
        </span>
      }
    >
      <span>{facts.join(' · ')}</span>
    </ActionRow>
  )
}

/** The times for which the member waits; nothing if there are none. */
function Waits() {
  const { t } = useLingui()
  const { data } = useQuery({ ...ownWaits(), refetchInterval: usePolling() })
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="office-waits">
      <h2 id="office-waits" className="mb-2.5 font-semibold">
        <Trans>You are on the waiting list</Trans>
      </h2>
      <ul className="card px-5 phone:px-4">
        {data.items.map(({ slot_id, offer_id, title, mentor, starts_at, before_you }) => (
          <ActionRow
            key={slot_id}
            picture={<Avatar id={mentor.id} name={mentor.full_name} picture={mentor.profile_picture} size={40} />}
            title={
              <Link to={offerPath(offer_id)} dir="auto" className={actionLink}>
                {title}
              </Link>
            }
            actions={
              <span data-below>
                <Badge>{before_you === 0 ? t`You are next` : t`Before you: ${before_you}`}</Badge>
              </span>
            }
          >
            {[mentor.full_name, whenOf(starts_at)].join(' · ')}
          </ActionRow>
        ))}
      </ul>
    </section>
  )
}
