import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface EmptyStateProps {
  icon: LucideIcon
  /** What is missing, in one line. */
  title: string
  /** What this place is for, or what to do first, in one sentence. */
  children?: ReactNode
  /** One Button, or a link that looks like one. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon: Icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('grid justify-items-center gap-1.5 px-6 py-12 text-center', className)}>
      <span className="mb-2.5 grid size-12 place-items-center rounded-full border border-line-2 bg-surface text-ink-2">
        <Icon className="icon-lg" aria-hidden />
      </span>
      <h2 className="text-16 font-semibold">{title}</h2>
      {children && <p className="max-w-[44ch] text-ink-2">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
