import type { ReactNode } from 'react'
import { signInPath } from '#features/accounts/paths.ts'
import { classNames } from '#ui/class-names.ts'

/** Leads to the dialog: at once where scripts run, else by way of an address of its own. */
export function SignInLink({ mode, className, children }: { mode: 'join' | 'sign-in'; className: string; children: ReactNode }) {
  return (
    <a href={signInPath()} data-sign-in={mode} className={classNames(className, 'data-busy:cursor-progress data-busy:opacity-80')}>
      {children}
    </a>
  )
}
