import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

/** Placeholder rows while a list is loading. */
export function ListSkeleton({ label }: { label: string }) {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading: ${label}`} className="card px-5 phone:-mx-4 phone:rounded-none phone:border-x-0 phone:px-4">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex h-19 items-center gap-3 border-t border-line first-of-type:border-t-0">
          <Skeleton className="size-11 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="w-36" />
            <Skeleton className="w-52" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
