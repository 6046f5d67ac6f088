import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const looks = {
  success: { icon: CircleCheck, className: 'bg-success-soft text-success' },
  info: { icon: Info, className: 'bg-info-soft text-info' },
  warning: { icon: TriangleAlert, className: 'bg-warning-soft text-warning' },
  danger: { icon: CircleAlert, className: 'bg-danger-soft text-danger' },
}

export interface BannerProps {
  tone: keyof typeof looks
  icon?: LucideIcon
  /** A button or link at the end; below the text where there is no room beside it. */
  action?: ReactNode
  children: ReactNode
  className?: string
}

/** A message about the whole view: offline, sample data. */
export function Banner({ tone, icon, action, children, className }: BannerProps) {
  const Icon = icon ?? looks[tone].icon
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-2.5 rounded-control px-3.5 py-2.5', looks[tone].className, className)}
    >
      <Icon className="icon-sm mt-0.5" aria-hidden />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-2.5 gap-y-3">
        <div className="min-w-0 flex-1 basis-40 wrap-anywhere">{children}</div>
        {action && <div className="-my-1.5 ms-auto -me-1.5 flex-none">{action}</div>}
      </div>
    </div>
  )
}

/** Why a form was refused, above its first field; empty if there is no problem. */
export function FormBanner({ children }: { children?: ReactNode }) {
  return children ? <Banner tone="danger">{children}</Banner> : null
}
