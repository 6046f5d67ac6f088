import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

/** Placeholder for rows with a picture and two lines. */
export const RowsSkeleton = ({ label, count = 3 }: { label: string; count?: number }) => (
  <SkeletonGroup label={label} className="card divide-y divide-line px-5 phone:px-4">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="flex h-16 items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="w-40" />
          <Skeleton className="w-56 max-w-full" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)
