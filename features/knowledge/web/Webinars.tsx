import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ExternalLink, Play, Video } from 'lucide-react'
import { useId } from 'react'
import { PagedList } from '#platform/web/PagedList.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Webinar } from '../contract.ts'
import { HubLink } from './HubLink.tsx'
import { webinarPages } from './data.ts'
import { whenText } from './when-text.ts'

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
          <h2 id={heading} className="mb-2 text-16 font-semibold">
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
      renderFailure={({ error, pending, onRetry }) => (
        <ErrorState title={t`Failed to load the webinars`} retryLabel={t`Retry`} pending={pending} onRetry={onRetry}>
          {problemOf(error).text}
        </ErrorState>
      )}
      empty={empty}
    >
      {(items) => (
        <ul className="grid gap-3">
          {items.map((webinar) => (
            <li key={webinar.id}>
              <WebinarCard webinar={webinar} isPast={when === 'past'} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function WebinarCard({ webinar, isPast }: { webinar: Webinar; isPast: boolean }) {
  const { title, speaker, description, starts_at, minutes, link, recording } = webinar
  const address = isPast ? recording : link
  const heading = useId()
  const Icon = isPast ? Play : ExternalLink
  const Heading = isPast ? 'h3' : 'h2'
  return (
    <article aria-labelledby={heading} className="card grid gap-2 p-5 phone:p-4">
      <p className="text-12 text-ink-3">
        <time dateTime={starts_at}>{whenText(starts_at)}</time> · <Plural value={minutes} one="# minute" other="# minutes" />
      </p>
      <Heading id={heading} dir="auto" className="text-16 font-semibold wrap-anywhere">
        {title}
      </Heading>
      <p dir="auto" className="text-ink-2 wrap-anywhere">
        {speaker}
      </p>
      {description && (
        <p dir="auto" className="max-w-read whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      )}
      {address ? (
        <a
          href={address}
          target="_blank"
          rel="nofollow noopener noreferrer"
          aria-describedby={heading}
          className={buttonClass({ variant: isPast ? 'secondary' : 'soft', className: 'justify-self-start' })}
        >
          <Icon aria-hidden />
          {isPast ? <Trans>Watch the recording</Trans> : <Trans>Join webinar</Trans>}
        </a>
      ) : (
        !isPast && (
          <p className="text-ink-2">
            <Trans>The link to join will appear here.</Trans>
          </p>
        )
      )}
    </article>
  )
}
