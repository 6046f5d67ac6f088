import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'> {
  showLabel: string
  hideLabel: string
  /** For browsers and password managers. */
  autoComplete: 'current-password' | 'new-password'
  /** Below the field: the strength of the password. */
  strength?: ReactNode
}

export function PasswordField({ showLabel, hideLabel, strength, className, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className={className}>
      <TextField
        {...rest}
        type={isShown ? 'text' : 'password'}
        spellCheck="false"
        suffix={
          <IconButton
            size="small"
            className="-me-1.5 phone:-me-2.5"
            icon={isShown ? EyeOff : Eye}
            label={isShown ? hideLabel : showLabel}
            onPress={() => setShown(!isShown)}
          />
        }
      />
      {strength && <div className="mt-2">{strength}</div>}
    </div>
  )
}
