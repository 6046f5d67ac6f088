import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'

/** Shown above content that only its author can see. */
export function HiddenNote({ children }: { children: ReactNode }) {
  return (
    <p className="mt-3 flex items-center gap-2 rounded-control bg-sunken px-3 py-2 text-12 text-ink-2 dark:bg-pressed">
      <EyeOff className="icon-sm shrink-0" aria-hidden />
      {children}
    </p>
  )
}
