import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { buttonClass } from './button-class.ts'

export interface PageHeadingProps {
  title: string
  /** Not shown on phones. */
  description?: ReactNode
  /** A quiet link before the title; phones have the tab bar instead. */
  back?: { href: string; label: string }
  /** Buttons at the end of the line. */
  actions?: ReactNode
}

export function PageHeading({ title, description, back, actions }: PageHeadingProps) {
  return (
    <header className="mb-5 flex items-start gap-3 phone:mb-3 phone:min-h-11 phone:flex-wrap phone:items-center">
      {back && (
        <div className="-ms-2.5 -mt-1 phone:hidden">
          <Link href={back.href} className={buttonClass({ variant: 'quiet', size: 'small' })}>
            <ArrowLeft aria-hidden />
            {back.label}
          </Link>
        </div>
      )}
      <div className="min-w-0">
        <h1 className="text-20 font-semibold text-balance">{title}</h1>
        {description && <p className="text-ink-2 phone:hidden">{description}</p>}
      </div>
      {actions && <div className="ms-auto flex items-center gap-2">{actions}</div>}
    </header>
  )
}
