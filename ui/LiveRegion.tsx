import type { ReactNode } from 'react'

/** Announces its text to screen readers when it changes, such as the number of search results. Must stay mounted. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {children}
    </div>
  )
}
