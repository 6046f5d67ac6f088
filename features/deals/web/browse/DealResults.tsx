import { Trans, useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BriefcaseBusiness, SearchX } from 'lucide-react'
import { PagedList } from '#platform/web/PagedList.tsx'
import type { Pages } from '#platform/web/pages.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { DealCard as Deal } from '../../deal-contract.ts'
import { newDealPath } from '../../paths.ts'
import { DealCard } from '../card/DealCard.tsx'
import { type Browsing, filterNames } from './use-deal-filters.ts'

interface DealResultsProps {
  browsing: Browsing
  pages: UseInfiniteQueryResult<Pages<Deal>>
  onClear: () => void
}

/** The results, or a message if there are none. */
export function DealResults({ browsing, pages, onClear }: DealResultsProps) {
  const { t } = useLingui()
  return (
    <div aria-busy={pages.isPlaceholderData} className={pages.isPlaceholderData ? 'opacity-60 transition-opacity delay-200' : undefined}>
      <h2 className="sr-only">
        <Trans>Deals</Trans>
      </h2>
      <PagedList
        pages={pages}
        skeleton={<DealsSkeleton />}
        failed={t`Error loading deals`}
        empty={
          <NoDeals
            isNarrowed={browsing.query !== undefined || filterNames.some((name) => browsing[name] !== undefined)}
            onClear={onClear}
          />
        }
      >
        {(deals) => (
          <ul className={layout}>
            {deals.map((deal) => (
              <li key={deal.id} className="min-w-0">
                <DealCard deal={deal} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

const layout = 'grid grid-cols-1 gap-4 lg:grid-cols-2 phone:gap-3'

export function DealsSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading deals`} className={layout}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="card flex flex-col gap-3.5 p-5 phone:gap-3 phone:p-4">
          <div className="flex gap-3">
            <Skeleton className="size-11 shrink-0 rounded-tile" />
            <div className="grid flex-1 content-center gap-2.5">
              <Skeleton className="w-2/5" />
              <Skeleton className="w-3/5" />
            </div>
          </div>
          <div className="grid h-10 content-center gap-2.5 phone:hidden">
            <Skeleton />
            <Skeleton className="w-4/5" />
          </div>
          <Skeleton className="h-4 w-1/3" />
          <div className="grid h-9 grid-cols-[1.2fr_1.3fr_.9fr] items-center gap-3">
            <Skeleton className="h-7 w-3/5" />
            <Skeleton className="h-7 w-3/5" />
            <Skeleton className="h-7 w-3/5" />
          </div>
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-control-sm rounded-control" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

function NoDeals({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useLingui()
  if (isNarrowed) {
    return (
      <EmptyState
        icon={SearchX}
        title={t`No deals match your criteria`}
        action={
          <Button onPress={onClear}>
            <Trans>Clear search and filters</Trans>
          </Button>
        }
      >
        <Trans>Try fewer words or filters. To include closed deals, choose “Any status”.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={BriefcaseBusiness}
      title={t`No deals available yet`}
      action={
        <Link to={newDealPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Post New Deal</Trans>
        </Link>
      }
    >
      <Trans>Deals posted by other members will appear here.</Trans>
    </EmptyState>
  )
}
