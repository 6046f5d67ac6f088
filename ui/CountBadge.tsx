import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A small accent-coloured number of unread or pending items. */
export function CountBadge({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full bg-accent px-[5px] text-12 leading-none font-semibold text-on-accent tabular-nums',
        className,
      )}
    >
      {children}
    </span>
  )
}
