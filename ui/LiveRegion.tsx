import type { ReactNode } from 'react'

/** Says its text to screen readers whenever it changes: how many members a search found. Stays mounted. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {children}
    </div>
  )
}
