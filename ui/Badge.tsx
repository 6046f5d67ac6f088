import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  neutral: 'bg-sunken text-ink-2 dark:bg-pressed',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
}

/** A label for the kind of a thing (neutral, with an icon) or its state (coloured). */
export function Badge({
  tone = 'neutral',
  icon: Icon,
  live = false,
  children,
}: {
  tone?: keyof typeof tones
  icon?: LucideIcon
  /** A pulsing dot before the label. */
  live?: boolean
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-5 shrink-0 items-center gap-1 rounded-badge px-[7px] forced-colors:border text-12 leading-none font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {live && <span className="size-[7px] animate-breathe rounded-full bg-success-mark" />}
      {Icon && <Icon className="size-[0.8125rem]" />}
      {children}
    </span>
  )
}
