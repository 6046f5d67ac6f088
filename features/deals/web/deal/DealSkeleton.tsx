import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

export function DealSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading deal`}>
      <div className="flex items-center gap-3 pt-10 pb-5">
        <Skeleton className="size-13 rounded-tile" />
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="w-72 max-w-full" />
        </div>
      </div>
      <div className="grid gap-10 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid content-start gap-3">
          <Skeleton className="mb-6 h-12" />
          <Skeleton />
          <Skeleton />
          <Skeleton className="w-2/3" />
        </div>
        <Skeleton className="h-60 rounded-card" />
      </div>
    </SkeletonGroup>
  )
}
