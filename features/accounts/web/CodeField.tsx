import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextField } from '#ui/TextField.tsx'

interface CodeFieldProps {
  value: string
  onChange: (code: string) => void
  error?: ReactNode
  /** `any` takes both. */
  kind: 'app' | 'recovery' | 'any'
  autoFocus?: boolean
}

/** A code of the second factor. */
export function CodeField({ kind, ...field }: CodeFieldProps) {
  const { t } = useLingui()
  const texts = {
    app: { label: t`Code`, hint: t`The six digits that your authenticator app shows now.` },
    recovery: { label: t`Recovery code`, hint: t`One of the codes that you saved. Each works once.` },
    any: { label: t`Code`, hint: t`The six digits that your authenticator app shows now, or a recovery code.` },
  }
  return (
    <TextField
      {...field}
      {...texts[kind]}
      name={kind === 'recovery' ? 'recovery-code' : 'code'}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      spellCheck="false"
      maxLength={40}
      isRequired
    />
  )
}
