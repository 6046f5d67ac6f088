import { CloudOff, type LucideIcon, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'

export interface ErrorStateProps {
  icon?: LucideIcon
  /** What failed: 'Failed to load organisations'. */
  title: string
  /** What happened, and what is not affected. */
  children?: ReactNode
  retryLabel?: string
  onRetry?: () => void
  /** Whether it is being retried, where the state stays until then; elsewhere, a placeholder takes its place. */
  pending?: boolean
  className?: string
}

export function ErrorState({ icon: Icon = CloudOff, title, children, retryLabel, onRetry, pending, className }: ErrorStateProps) {
  const retry = ({ target }: { target: Element }) => {
    // The button may go, and the focus with it.
    if (pending === undefined) target.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    onRetry?.()
  }
  return (
    <div role="alert" className={classNames('grid justify-items-center gap-1.5 px-6 py-12 text-center', className)}>
      <span className="mb-2.5 grid size-12 place-items-center rounded-full border border-danger bg-surface text-danger">
        <Icon className="icon-lg" aria-hidden />
      </span>
      <h2 className="font-semibold">{title}</h2>
      {children && <p className="max-w-[44ch] text-ink-2">{children}</p>}
      {onRetry && retryLabel && (
        <Button className="mt-4" pending={pending} onPress={retry}>
          {!pending && <RefreshCw aria-hidden />}
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
