import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Bookmark } from 'lucide-react'
import { useId } from 'react'
import { readerLocale } from '#platform/web/i18n.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Analytics } from '../../figures-contract.ts'
import { BookmarkCount } from '../BookmarkCount.tsx'
import { figuresPath } from '../../paths.ts'
import { dealFigures } from '../figures-data.ts'
import { CountBars } from './CountBars.tsx'
import { DeckPages } from './DeckPages.tsx'
import { Funnel } from './Funnel.tsx'
import { InvestorList } from './InvestorList.tsx'
import { actionLabels } from './labels.ts'

/** On the member's own deal: the activity of the last 30 days and the investors. */
export function DealInterest({ dealId }: { dealId: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery({ ...dealFigures(dealId), refetchInterval: usePolling() })
  if (!data && error) return <LoadFailed title={t`Failed to load analytics`} error={error} onRetry={() => void refetch()} />
  return (
    <div className="mt-7 grid gap-8">
      {data ? <InterestBars analytics={data} /> : <BarsSkeleton />}
      <Investors dealId={dealId} count={data?.investors} />
      {data && data.investors > 0 && <Funnel funnel={data.funnel} />}
      {data?.deck && data.investors > 0 && <DeckPages deck={data.deck} />}
      <p>
        <Link to={figuresPath(dealId)} className="link inline-flex items-center gap-1.5 phone:min-h-11">
          <Trans>View full analytics</Trans>
          <ArrowRight className="icon-sm" aria-hidden />
        </Link>
      </p>
    </div>
  )
}

const shown = ['viewed', 'downloaded', 'interested', 'requested_intro'] as const

export function InterestBars({ analytics: { counts } }: { analytics: Pick<Analytics, 'counts'> }) {
  const { t, i18n } = useLingui()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id={heading} className="font-semibold">
          <Trans>
            Interest <span className="ms-1 font-normal text-ink-3">last 30 days</span>
          </Trans>
        </h2>
        <p className="flex items-center gap-2 text-ink-2">
          <Bookmark className="icon-sm self-center" aria-hidden />
          <BookmarkCount count={counts.bookmarked} />
        </p>
      </div>
      <CountBars
        caption={t`Interest in the last 30 days`}
        heads={[t`What`, t`Count`, t`Share of views`]}
        counts={shown.map((action) => ({ name: i18n._(actionLabels[action]), value: counts[action] }))}
        of={counts.viewed}
      />
    </section>
  )
}

/** Investors are counted up to this number. */
const countedInvestors = 1_000

export function Investors({ dealId, count }: { dealId: string; count: number | undefined }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-2.5 font-semibold">
        <Trans>Investors</Trans>{' '}
        {count !== undefined && (
          <span className="ms-1 font-normal text-ink-3 tabular-nums">
            {count.toLocaleString(readerLocale())}
            {count >= countedInvestors && '+'}
          </span>
        )}
      </h2>
      <InvestorList dealId={dealId} />
    </section>
  )
}

function BarsSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading: Interest`}>
      <Skeleton className="mb-2 h-6 w-40" />
      {shown.map((action) => (
        <div key={action} className="flex h-8.5 items-center gap-6">
          <Skeleton className="w-20" />
          <Skeleton className="h-6 flex-1" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
