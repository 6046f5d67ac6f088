import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

export function BoardSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading pipeline`}>
      <div className="grid grid-cols-5 gap-3 phone:grid-cols-1 max-lg:grid-cols-1">
        {[0, 1, 2, 3, 4].map((column) => (
          <div key={column} className="grid content-start gap-2 max-lg:not-first:hidden">
            <Skeleton className="h-24 rounded-card" />
            <Skeleton className="h-24 rounded-card" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
