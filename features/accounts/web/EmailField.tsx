import { useLingui } from '@lingui/react/macro'
import { TextField, type TextFieldProps } from '#ui/TextField.tsx'

/** The email address to sign in with; password managers save it as the user name. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type' | 'name' | 'autoComplete'>) {
  const { t } = useLingui()
  return <TextField {...props} label={t`Email`} type="email" name="email" autoComplete="username" spellCheck="false" isRequired />
}
