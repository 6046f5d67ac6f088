import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

/** In the shape of `DealView`. */
export function DealSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading deal`}>
      <div className="flex h-9 items-center phone:hidden">
        <Skeleton className="w-16" />
      </div>
      <div className="mt-3 mb-5 flex items-center gap-3 phone:mt-0">
        <Skeleton className="size-13 rounded-tile" />
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="w-72 max-w-full" />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div>
          <div className="grid grid-cols-4 gap-x-6 gap-y-4 border-y border-line py-4.5 phone:grid-cols-2 max-xl:grid-cols-2">
            {Array.from({ length: 4 }, (_, index) => (
              <div key={index} className="grid h-11 content-center gap-2">
                <Skeleton className="w-16" />
                <Skeleton className="h-5 w-24" />
              </div>
            ))}
          </div>
          <Skeleton className="mt-4 hidden h-control-sm rounded-control phone:block" />
          <Skeleton className="mt-9 mb-5 h-4 w-32" />
          <div className="grid gap-2">
            {['w-full', 'w-11/12', 'w-full', 'w-2/3', 'w-full', 'w-4/5'].map((width, index) => (
              <Skeleton key={index} className={width} />
            ))}
          </div>
        </div>
        <div className="border-t border-line pt-5 phone:mt-6 max-lg:mt-8">
          <div className="mb-3 flex h-6 items-center">
            <Skeleton className="h-4 w-24" />
          </div>
          <Skeleton className="aspect-video rounded-card" />
          <Skeleton className="mt-3 h-control-sm rounded-control" />
          <div className="mt-4">
            {Array.from({ length: 6 }, (_, index) => (
              <div key={index} className="flex h-10 items-center justify-between border-b border-line">
                <Skeleton className="w-20" />
                <Skeleton className="w-28" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </SkeletonGroup>
  )
}
