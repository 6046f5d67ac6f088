import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BriefcaseBusiness } from 'lucide-react'
import { PagedList } from '#platform/web/PagedList.tsx'
import { formatDay } from '#platform/web/format-day.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { Banner } from '#ui/Banner.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { newDealPath } from '../../paths.ts'
import { DealsSkeleton } from '../browse/DealResults.tsx'
import { draftFor, ownDealPages } from '../data.ts'
import { DealNotifications } from './DealNotifications.tsx'
import { OwnDealCard } from './OwnDealCard.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Above the member's own deals. */
    'deals.mine': object
  }
}

/** The deals of the member and their organisations, most recently updated first, and an unfinished draft. */
export function MyDeals() {
  const { t } = useLingui()
  const pages = useInfiniteQuery(ownDealPages())
  return (
    <>
      <h2 className="sr-only">
        <Trans>My deals</Trans>
      </h2>
      <Slot name="deals.mine" />
      <UnfinishedDraft />
      <PagedList
        pages={pages}
        skeleton={<DealsSkeleton />}
        failed={t`Error loading deals`}
        empty={
          <EmptyState
            icon={BriefcaseBusiness}
            title={t`You have no deals yet`}
            action={
              <Link to={newDealPath()} className={buttonClass({ variant: 'primary' })}>
                <Trans>Post Your First Deal</Trans>
              </Link>
            }
          >
            <Trans>
              Say how much you’re raising and what for, and add your pitch deck. It takes three short steps, and you’ll see who reads it.
            </Trans>
          </EmptyState>
        }
      >
        {(deals) => (
          <ul className="grid grid-cols-1 gap-4 phone:gap-3">
            {deals.map((deal) => (
              <li key={deal.id} className="min-w-0">
                <OwnDealCard deal={deal} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <DealNotifications />
    </>
  )
}

/** Links to an unfinished draft. */
function UnfinishedDraft() {
  const { t } = useLingui()
  const { data } = useQuery(draftFor('new'))
  if (!data?.draft) return null
  const { content, updated_at } = data.draft
  const named = [content['company_name'], content['title']].find((text) => typeof text === 'string' && text.trim())
  const name = typeof named === 'string' ? named : t`Untitled deal`
  const day = formatDay(updated_at)
  return (
    <Banner
      tone="info"
      className="mb-4"
      action={
        <Link to={newDealPath()} className={buttonClass({ size: 'small' })}>
          <Trans>Continue</Trans>
        </Link>
      }
    >
      <Trans>
        You have an unfinished draft: <bdi>{name}</bdi>, last edited on {day}. Only you can see it.
      </Trans>
    </Banner>
  )
}
