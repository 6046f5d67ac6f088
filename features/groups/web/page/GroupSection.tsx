import type { ReactNode } from 'react'

interface GroupSectionProps {
  title: string
  /** A button or link at the end of the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a group's page, with a heading. */
export const GroupSection = ({ title, action, children }: GroupSectionProps) => (
  <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <h2 className="font-semibold">{title}</h2>
      {action}
    </div>
    {children}
  </section>
)
