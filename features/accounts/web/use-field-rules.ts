import { useLingui } from '@lingui/react'
import { fieldTexts } from '../field-texts.ts'
import { minimumPasswordLength } from '../password-rules.ts'

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Client-side validation before the server decides. Each rule returns an error, or undefined. */
export function useFieldRules() {
  const { _ } = useLingui()
  return {
    name: (name: string) => (name.trim() ? undefined : _(fieldTexts.name)),
    email(email: string) {
      if (!email.trim()) return _(fieldTexts.email)
      return looksLikeEmail.test(email.trim()) ? undefined : _(fieldTexts.validEmail)
    },
    password: (password: string) => (password ? undefined : _(fieldTexts.password)),
    currentPassword: (password: string) => (password ? undefined : _(fieldTexts.currentPassword)),
    code: (code: string) => (code.trim() ? undefined : _(fieldTexts.code)),
    newPassword: (password: string) => (password.length < minimumPasswordLength ? _(fieldTexts.shortPassword) : undefined),
    role: (role: string | null) => (role ? undefined : _(fieldTexts.role)),
  }
}
