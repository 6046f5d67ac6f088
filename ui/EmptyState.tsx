import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface EmptyStateProps {
  icon: LucideIcon
  /** Names what is missing. */
  title: string
  /** The purpose of this view, or the first step, in one sentence. */
  children?: ReactNode
  /** One Button, or a link that looks like one. */
  action?: ReactNode
  className?: string
  /** Whether it is the page's only content, so that its title is the page's heading. */
  isPage?: boolean
}

export function EmptyState({ icon: Icon, title, children, action, className, isPage = false }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={classNames('grid justify-items-center gap-1.5 px-6 py-12 text-center', className)}>
      <span className="mb-2.5 grid size-12 place-items-center rounded-full border border-line-2 bg-surface text-ink-2">
        <Icon className="icon-lg" aria-hidden />
      </span>
      <Heading className="font-semibold">{title}</Heading>
      {children && <p className="max-w-[44ch] text-ink-2">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
