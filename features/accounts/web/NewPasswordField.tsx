import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Meter } from '#ui/Meter.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { passwordStrength } from '../password-strength.ts'

interface NewPasswordFieldProps {
  label: string
  value: string
  onChange: (password: string) => void
  error?: ReactNode
  isDisabled?: boolean
  autoFocus?: boolean
}

/** A password to be chosen, with how hard it is to guess. */
export function NewPasswordField({ value, ...rest }: NewPasswordFieldProps) {
  const { t } = useLingui()
  return (
    <PasswordField
      {...rest}
      value={value}
      name="new-password"
      autoComplete="new-password"
      isRequired
      showLabel={t`Show password`}
      hideLabel={t`Hide password`}
      hint={t`At least 6 characters. A short sentence works well.`}
      strength={value && <StrengthMeter password={value} />}
    />
  )
}

function StrengthMeter({ password }: { password: string }) {
  const { t } = useLingui()
  const strength = passwordStrength(password)
  const words = [t`Too short`, t`Weak`, t`Fair`, t`Good`, t`Strong`] as const
  const tones = ['danger', 'danger', 'warning', 'success', 'success'] as const
  return (
    <div className="flex items-center gap-3">
      <Meter
        label={t`Password strength`}
        isLabelHidden
        value={strength}
        max={4}
        valueText={words[strength]}
        tone={tones[strength]}
        className="flex-1"
      />
      <span aria-hidden className="text-12 text-ink-2">
        {words[strength]}
      </span>
    </div>
  )
}
