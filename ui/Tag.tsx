import type { ReactNode } from 'react'

/** A keyword on a profile: an expertise, a goal. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex min-h-6 max-w-full items-center rounded-badge bg-sunken px-2 text-12 font-medium break-words text-ink-2 dark:bg-pressed">
      {children}
    </span>
  )
}
