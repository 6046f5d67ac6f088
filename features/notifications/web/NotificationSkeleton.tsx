import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

/** Placeholder rows while loading. */
export function NotificationSkeleton({ rows = 5 }: { rows?: number }) {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading notifications`}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-[85px] gap-3 border-t border-line px-5 py-3.5 first-of-type:border-t-0 phone:px-4.5">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="grid flex-1 content-center gap-2">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-4/5" />
            <Skeleton className="w-14" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
