import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import { useId } from 'react'
import { PagedList } from '#platform/web/PagedList.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { HubLink } from './HubLink.tsx'
import { webinarPages } from './data.ts'
import { WebinarCard } from './WebinarCard.tsx'

/** Upcoming webinars, soonest first, and past ones below. */
export function Webinars() {
  const { t } = useLingui()
  const past = useInfiniteQuery(webinarPages('past'))
  const heading = useId()
  usePageTitle('subject', t`Investor Webinars`)
  return (
    <div className="max-w-190">
      <div className="-mt-1 mb-3 phone:-mt-2 phone:mb-1">
        <HubLink />
      </div>
      <PageHeading title={t`Investor Webinars`} />
      <List
        when="ahead"
        empty={
          <EmptyState icon={Video} title={t`No webinars scheduled`}>
            <Trans>When the operators announce one, it appears here with its date and the link to join.</Trans>
          </EmptyState>
        }
      />
      {itemsOf(past.data).length > 0 && (
        <section aria-labelledby={heading} className="mt-8">
          <h2 id={heading} className="mb-2 font-semibold">
            <Trans>Past webinars</Trans>
          </h2>
          <List when="past" empty={null} />
        </section>
      )}
    </div>
  )
}

function List({ when, empty }: { when: 'ahead' | 'past'; empty: React.ReactNode }) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(webinarPages(when))
  return (
    <PagedList
      pages={pages}
      skeleton={
        <SkeletonGroup label={t`Loading webinars`}>
          <Skeleton className="my-4 h-24 rounded-card" />
        </SkeletonGroup>
      }
      failed={t`Failed to load the webinars`}
      empty={empty}
    >
      {(items) => (
        <ul className="grid gap-3">
          {items.map((webinar) => (
            <li key={webinar.id}>
              <WebinarCard webinar={webinar} isPast={when === 'past'} level={when === 'past' ? 3 : 2} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
