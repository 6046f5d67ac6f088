import type { ReactNode } from 'react'
import { signInPath } from '#features/accounts/paths.ts'
import { classNames } from '#ui/class-names.ts'

/** Opens the sign-in dialog in place if scripts run; otherwise at its own address. */
export function SignInLink({ mode, className, children }: { mode: 'join' | 'sign-in'; className: string; children: ReactNode }) {
  return (
    <a href={signInPath()} data-sign-in={mode} className={classNames(className, 'data-busy:cursor-progress data-busy:opacity-80')}>
      {children}
    </a>
  )
}
