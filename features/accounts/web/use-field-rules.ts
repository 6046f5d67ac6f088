import { useLingui } from '@lingui/react/macro'
import { minimumPasswordLength } from '../password-rules.ts'

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What can be said about a field without asking the server, which decides; each rule answers with what is wrong, or undefined. */
export function useFieldRules() {
  const { t } = useLingui()
  return {
    name: (name: string) => (name.trim() ? undefined : t`Please enter your name`),
    email(email: string) {
      if (!email.trim()) return t`Please enter your email address`
      return looksLikeEmail.test(email.trim()) ? undefined : t`Please enter a valid email address, such as name@example.org`
    },
    password: (password: string) => (password ? undefined : t`Please enter your password`),
    currentPassword: (password: string) => (password ? undefined : t`Please enter your current password`),
    newPassword: (password: string) =>
      password.length < minimumPasswordLength ? t`Password must be at least 6 characters long.` : undefined,
    role: (role: string | null) => (role ? undefined : t`Please select your role`),
  }
}
