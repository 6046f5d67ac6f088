import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A grey bar (12 px high) or, with `size-10 rounded-full`, a disc, where content will stand. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block rounded-badge bg-pressed', !className?.includes('size-') && !/\bh-/.test(className ?? '') && 'h-3', className)} />
}

/** Holds the skeletons of one view: unseen for the first 200 ms, so that quick answers do not flicker, and announced once. */
export function SkeletonGroup({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy className={classNames('animate-appear-late', className)}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
