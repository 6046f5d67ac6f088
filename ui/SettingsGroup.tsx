import type { ReactNode } from 'react'

export interface SettingsGroupProps {
  /** Where `#id` in the address leads. */
  id?: string
  title: string
  /** Under the title. */
  description?: ReactNode
  /** Buttons for the whole group. */
  actions?: ReactNode
  /** Rows, separated by lines. */
  children: ReactNode
}

/** Related settings. */
export function SettingsGroup({ id, title, description, actions, children }: SettingsGroupProps) {
  return (
    <section id={id} aria-label={title} className="min-w-0 scroll-mt-[calc(var(--header)+16px)]">
      <div className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold">{title}</h2>
        {actions && <div className="flex flex-wrap gap-2 phone:mb-1 phone:w-full phone:*:flex-auto">{actions}</div>}
        {description && <p className="w-full text-ink-2">{description}</p>}
      </div>
      <div className="card divide-y divide-line px-5 phone:px-4">{children}</div>
    </section>
  )
}
