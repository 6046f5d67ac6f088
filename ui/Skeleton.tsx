import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A grey placeholder for content: a bar at least 12 px high, or a disc with `size-10 rounded-full`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block min-h-3 rounded-badge bg-pressed forced-colors:border', className)} />
}

/** Groups the skeletons of a view: hidden for the first 200 ms to avoid flicker, and announced once. */
export function SkeletonGroup({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy className={classNames('animate-appear-late', className)}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

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
