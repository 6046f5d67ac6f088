import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { buttonClass } from './button-class.ts'

export interface BackLinkProps {
  href: string
  label: string
}

/** A subtle link above a title; phones use the tab bar instead. */
export function BackLink({ href, label }: BackLinkProps) {
  return (
    <Link href={href} className={buttonClass({ variant: 'quiet', size: 'small', className: '-ms-2.5 phone:hidden' })}>
      <ArrowLeft aria-hidden />
      {label}
    </Link>
  )
}
