import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

/** The place of the first card while it is on its way. */
export function DeckSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading matches`} className="grid gap-5 rounded-dialog border border-line bg-surface p-6 phone:p-4">
      <div className="flex items-center gap-4">
        <Skeleton className="size-16 rounded-full phone:size-13" />
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="w-1/2" />
          <Skeleton className="w-1/3" />
        </div>
        <Skeleton className="size-19 rounded-full phone:size-15" />
      </div>
      <Skeleton className="w-1/4" />
      <div className="grid gap-2.5">
        <Skeleton />
        <Skeleton className="w-4/5" />
      </div>
      <div className="grid grid-cols-3 gap-3 border-y border-line py-4">
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
      </div>
      <div className="grid gap-3.5">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="w-3/4" />
        <Skeleton className="w-2/3" />
        <Skeleton className="w-4/5" />
      </div>
    </SkeletonGroup>
  )
}
