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
