import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Meter } from '#ui/Meter.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { passwordFault } from '../password-rules.ts'
import { type PasswordStrength, passwordStrength } from '../password-strength.ts'

interface NewPasswordFieldProps {
  label: string
  value: string
  onChange: (password: string) => void
  /** The owner's name and email address, which the password must not be based on. */
  about: readonly string[]
  error?: ReactNode
  isDisabled?: boolean
  autoFocus?: boolean
}

/** A field for a new password, with a strength meter. */
export function NewPasswordField({ value, about, ...rest }: NewPasswordFieldProps) {
  const { t } = useLingui()
  const common = useCommonPasswords()
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
      strength={value && common && <StrengthMeter strength={passwordStrength(value, passwordFault(value, { about, common }))} />}
    />
  )
}

/** The list is large, so it is loaded on demand. Until then no strength is shown; the server decides anyway. */
function useCommonPasswords(): ReadonlySet<string> | undefined {
  const [common, setCommon] = useState<ReadonlySet<string>>()
  useEffect(() => {
    void import('../common-passwords.ts').then(
      ({ commonPasswords }) => setCommon(commonPasswords),
      () => {},
    )
  }, [])
  return common
}

function StrengthMeter({ strength }: { strength: PasswordStrength }) {
  const { t } = useLingui()
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
