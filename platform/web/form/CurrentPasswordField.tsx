import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PasswordField } from '#ui/PasswordField.tsx'

interface CurrentPasswordFieldProps {
  value: string
  onChange: (password: string) => void
  error?: ReactNode
  autoFocus?: boolean
}

/** Confirms important changes. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  const { t } = useLingui()
  return (
    <PasswordField
      {...props}
      label={t`Current password`}
      name="current-password"
      autoComplete="current-password"
      isRequired
      showLabel={t`Show password`}
      hideLabel={t`Hide password`}
    />
  )
}
