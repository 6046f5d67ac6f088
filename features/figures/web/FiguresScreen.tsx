import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { ConsoleScreen } from '#features/operators/web/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { Banner } from '#ui/Banner.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { Funnels } from './Funnels.tsx'
import { Growth } from './Growth.tsx'
import { Retention } from './Retention.tsx'
import { Supply } from './Supply.tsx'
import { communityFigures } from './data.ts'
import { type Subject, validSearch } from './search.ts'

/** How the community grows and what members find in it, for operators. */
export function FiguresScreen() {
  const { t } = useLingui()
  return (
    <ConsoleScreen
      area="community"
      isWide
      title={t({ message: 'Figures', context: 'console' })}
      description={t`How the community grows, and what members find in it. Only weeks and months that are over are counted.`}
    >
      <Figures />
    </ConsoleScreen>
  )
}

function Figures() {
  const { t } = useLingui()
  const [{ show = 'growth' }, change] = useScreenSearch(validSearch)
  const { data, error, refetch } = useQuery(communityFigures())
  if (error && !data) {
    return <LoadFailed title={t`Failed to load the figures`} error={error} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <SkeletonGroup label={t`Loading the figures`}>
        <Skeleton className="mb-4 h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    )
  }
  if (data.weeks.length === 0 && data.months.length === 0 && !data.journey) {
    return (
      <EmptyState icon={ChartColumn} title={t`No figures yet`}>
        <Trans>The first figures will appear in the night after your community’s first week.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <Banner tone="info">
        <Trans>
          Nobody’s decision can be read from these figures. What members do is rounded to fives, numbers below 5 are not shown, and figures
          never change once they are counted.
        </Trans>
      </Banner>
      {data.journey && (
        <SegmentedControl<Subject>
          label={t`Show`}
          className="w-fit max-w-full"
          options={[
            { id: 'growth', label: t`Growth` },
            { id: 'journey', label: t({ message: 'Journey', context: 'figures' }) },
            { id: 'retention', label: t`Who stays` },
            { id: 'supply', label: t`Supply and demand` },
          ]}
          value={show}
          onChange={(next) => change(validSearch({ show: next }))}
        />
      )}
      {(show === 'growth' || !data.journey) && <Growth weeks={data.weeks} months={data.months} />}
      {show === 'journey' && data.journey && <Funnels funnels={data.journey.funnels} />}
      {show === 'retention' && data.journey && <Retention retention={data.journey.retention} />}
      {show === 'supply' && data.journey && <Supply journey={data.journey} />}
    </>
  )
}
