import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Hourglass, Plus } from 'lucide-react'
import { useState } from 'react'
import { zoneName } from '#features/meetings/web/index.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { officeHoursPath } from '../../paths.ts'
import { ownOffers } from '../data.ts'
import { NewOfferDialog } from './NewOfferDialog.tsx'
import { OwnOfferCard } from './OwnOfferCard.tsx'

/** What the member offers, who has booked, and what can be changed. */
export function OwnOfficeHours() {
  const { t } = useLingui()
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery({ ...ownOffers(), refetchInterval: usePolling() })
  usePageTitle('subject', t`Your office hours`)
  const add = (
    <Button variant="primary" aria-haspopup="dialog" onPress={() => setAdding(true)}>
      <Plus aria-hidden />
      <Trans>Offer office hours</Trans>
    </Button>
  )
  return (
    <div className="settles mx-auto max-w-190">
      <PageHeading
        back={{ href: officeHoursPath(), label: t`Office hours` }}
        title={t`Your office hours`}
        description={t`Times in ${zoneName()}`}
        actions={data && data.items.length > 0 && add}
      />
      {!data && !error && (
        <SkeletonGroup label={t`Loading your office hours`} className="card grid gap-3 p-5">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-24 rounded-control" />
        </SkeletonGroup>
      )}
      {!data && error && <LoadFailed title={t`Failed to load your office hours`} error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <EmptyState icon={Hourglass} title={t`Share what you know`} action={add}>
          <Trans>Offer times to talk, to one member at a time or to a group. You choose the topic, and who can book.</Trans>
        </EmptyState>
      )}
      <div className="grid gap-5">
        {data?.items.map((offer) => (
          <OwnOfferCard key={offer.id} offer={offer} />
        ))}
      </div>
      {isAdding && <NewOfferDialog hasRooms={data?.has_rooms ?? false} onClose={() => setAdding(false)} />}
    </div>
  )
}
