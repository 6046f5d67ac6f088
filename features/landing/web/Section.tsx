import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

/** The width of all content. */
export const column = 'mx-auto max-w-page px-6 phone:px-4'
export const headingClass = 'max-w-[24ch] text-28 font-semibold text-balance'
/** Keeps link targets clear of the sticky header. */
const below = 'scroll-mt-16 phone:scroll-mt-14'

/** A section that the menu links to. */
export function Section({
  id,
  title,
  lead,
  className,
  children,
}: {
  id: string
  title: string
  lead: string
  className?: string
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames(column, below, 'py-22 phone:py-14', className)}>
      <h2 id={`${id}-title`} className={headingClass}>
        {title}
      </h2>
      <p className="mt-3 max-w-[56ch] whitespace-pre-line text-ink-2 wrap-anywhere">{lead}</p>
      {children}
    </section>
  )
}
