import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

/** Placeholder while what the form starts with is loading. */
export function FormSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading the form`} className="grid max-w-read gap-5 pt-16">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-28" />
    </SkeletonGroup>
  )
}
