import type { ReactNode } from 'react'
import { signInPath } from '#features/accounts/paths.ts'
import { classNames } from '#ui/class-names.ts'

interface SignInLinkProps {
  mode: 'join' | 'sign-in'
  className: string
  /** Where to go afterwards; without scripts, the dashboard by default. */
  next?: string
  children: ReactNode
}

/** Opens the sign-in dialog in place if scripts run; otherwise at its own address. */
export function SignInLink({ mode, className, next, children }: SignInLinkProps) {
  return (
    <a href={signInPath(next)} data-sign-in={mode} className={classNames(className, 'data-busy:cursor-progress data-busy:opacity-80')}>
      {children}
    </a>
  )
}
