import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

/** The shape of the first conversations, while they are fetched. */
export function ListSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading the conversations`}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="flex h-16 items-center gap-3 px-2.5 phone:px-2">
          <Skeleton className="size-11 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className={index % 3 ? 'w-2/5' : 'w-3/5'} />
            <Skeleton className={index % 2 ? 'w-4/5' : 'w-3/5'} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
