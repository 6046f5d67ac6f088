import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { CountBadge } from '#ui/CountBadge.tsx'

interface SectionLinkProps {
  href: string
  icon: LucideIcon
  isCurrent: boolean
  /** The number of unread items. */
  badge: string | undefined
  className: string
  children: ReactNode
}

/** A place in a bar: its icon with a badge, above its name. */
export function SectionLink({ href, icon: Icon, isCurrent, badge, className, children }: SectionLinkProps) {
  const { t } = useLingui()
  return (
    <Link
      to={href}
      aria-current={isCurrent ? 'page' : undefined}
      // Exact, because the dashboard's path is a prefix of the other sections' paths.
      activeOptions={{ exact: true }}
      className={classNames(
        'relative grid content-center justify-items-center whitespace-nowrap outline-offset-[-3px]',
        isCurrent ? 'font-semibold text-accent-ink forced-colors:underline' : 'font-medium text-ink-2',
        className,
      )}
    >
      {children}
      <span className="relative order-first">
        <Icon aria-hidden />
        {badge && (
          <CountBadge className="absolute start-[calc(50%+5px)] -top-1.5 h-[1rem] min-w-[1rem] px-1 ring-2 ring-surface">
            {badge}
            <span className="sr-only"> {t`unread`}</span>
          </CountBadge>
        )}
      </span>
    </Link>
  )
}
