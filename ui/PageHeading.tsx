import type { ReactNode } from 'react'
import { BackLink, type BackLinkProps } from './BackLink.tsx'

export interface PageHeadingProps {
  title: string
  /** Hidden on phones. */
  description?: ReactNode
  /** Above the title, to the list or the subject that the page belongs to. */
  back?: BackLinkProps
  /** Buttons at the end of the line. */
  actions?: ReactNode
}

export function PageHeading({ title, description, back, actions }: PageHeadingProps) {
  return (
    <header className="mb-5 phone:mb-3">
      {back && (
        <div className="-mt-2 mb-1 phone:hidden">
          <BackLink {...back} />
        </div>
      )}
      <div className="flex items-start gap-3 phone:min-h-11 phone:flex-wrap phone:items-center">
        <div className="min-w-0">
          <h1 className="text-20 font-semibold text-balance">{title}</h1>
          {description && <p className="text-ink-2 phone:hidden">{description}</p>}
        </div>
        {actions && <div className="ms-auto flex flex-wrap items-center justify-end gap-2 print:hidden">{actions}</div>}
      </div>
    </header>
  )
}
