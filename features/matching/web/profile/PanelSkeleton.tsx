import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

/** The panel's shape, while it is fetched; its room is kept so that nothing moves. */
export function PanelSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading this match`} className="card mb-7 grid gap-4 p-5 phone:p-4">
      <div className="flex items-center gap-4">
        <Skeleton className="size-19 rounded-full" />
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="w-44" />
        </div>
      </div>
      <div className="grid gap-3 border-t border-line pt-4">
        <Skeleton className="w-32" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-2/3" />
      </div>
      <Skeleton className="h-control" />
    </SkeletonGroup>
  )
}
