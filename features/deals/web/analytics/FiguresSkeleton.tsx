import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

/** Placeholder while analytics are loading. */
export function FiguresSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading: Analytics`} className="grid gap-9">
      <Skeleton className="h-27 rounded-card phone:h-47" />
      <Skeleton className="h-75 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </SkeletonGroup>
  )
}
