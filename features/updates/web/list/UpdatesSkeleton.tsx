import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

export function UpdatesSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading updates`} className="grid gap-3">
      {[0, 1, 2].map((row) => (
        <div key={row} className="card grid gap-2.5 p-4">
          <Skeleton className="w-48" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-9" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
