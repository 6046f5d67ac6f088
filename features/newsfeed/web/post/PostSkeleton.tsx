import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { Unsettled } from '#ui/Unsettled.tsx'

/** Placeholders in the shape of posts while they load. */
export function PostSkeletons({ count }: { count: number }) {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading posts`} className="grid gap-4 phone:gap-2">
      <Unsettled />
      {Array.from({ length: count }, (_, n) => (
        <div key={n} className="card grid gap-3 p-5 phone:-mx-4 phone:rounded-none phone:border-x-0 phone:p-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <div className="grid gap-1.5">
              <Skeleton className="w-36" />
              <Skeleton className="w-24" />
            </div>
          </div>
          <div className="grid gap-2.5 py-1">
            <Skeleton className="w-full" />
            <Skeleton className="w-11/12" />
            <Skeleton className="w-2/3" />
          </div>
          <Skeleton className="h-6 w-32" />
          <Skeleton className="my-2.5 w-24 phone:my-4" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
