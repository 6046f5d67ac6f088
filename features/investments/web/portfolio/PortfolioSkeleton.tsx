import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

/** In the shape of returns in one currency, two charts and the list. */
export function PortfolioSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading your investments`} className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <div>
        <div className="mb-3 flex h-9 items-center justify-between">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-control w-46 rounded-control" />
        </div>
        <div className="card rounded-b-none p-5 phone:p-4">
          <Skeleton className="my-1 h-5 w-3/5 phone:w-full" />
          <div className="mt-5 grid gap-1.5">
            {['w-3/5', 'w-1/6', 'w-4/5'].map((width) => (
              <div
                key={width}
                className="grid grid-cols-[9.5rem_minmax(0,1fr)] items-center gap-x-3 phone:grid-cols-[minmax(0,1fr)] phone:gap-y-1"
              >
                <Skeleton className="w-20" />
                <Skeleton className={`h-5 ${width}`} />
              </div>
            ))}
          </div>
        </div>
        <div className="card -mt-px grid grid-cols-5 gap-5 rounded-t-none px-5 py-4 phone:grid-cols-3 phone:gap-3">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className="h-5 phone:h-10" />
          ))}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9 lg:grid-cols-2 lg:gap-10">
        {[0, 1].map((chart) => (
          <div key={chart}>
            <Skeleton className="mb-3 h-4 w-2/5" />
            <div className="flex h-40 items-end justify-between gap-4 border-b border-line-control">
              {['h-1/4', 'h-2/5', 'h-3/5', 'h-2/5', 'h-4/5', 'h-1/6'].map((height, index) => (
                <Skeleton key={index} className={`flex-1 rounded-none ${height}`} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="card px-5">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="flex h-14 items-center gap-3 border-t border-line first:border-t-0">
            <Skeleton className="size-7 shrink-0 rounded-tile" />
            <Skeleton className="w-36" />
            <Skeleton className="ms-auto w-20" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
