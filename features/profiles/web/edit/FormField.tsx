import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFieldError, useFieldValue, useProfileForm } from './form-context.ts'
import { fieldLabels } from './field-labels.ts'
import type { FieldName, FormValues } from './form-values.ts'

interface FieldProps<Name extends FieldName> {
  label: string
  value: FormValues[Name]
  onChange: (value: FormValues[Name]) => void
  error: string | undefined
}

/** Joins one value of the form with the component that edits it. */
export function FormField<Name extends FieldName>({ name, children }: { name: Name; children: (field: FieldProps<Name>) => ReactNode }) {
  const { i18n } = useLingui()
  const form = useProfileForm()
  const value = useFieldValue(name)
  const error = useFieldError(name)
  const onChange = (next: FormValues[Name]) => form.change({ [name]: next })
  return (
    <div id={anchorOf(name)} className="min-w-0">
      {children({ label: i18n._(fieldLabels[name]), value, onChange, error })}
    </div>
  )
}

/** The id of a field's place in the form. */
export const anchorOf = (name: FieldName) => `profile-${name}`

/** Puts the keyboard's focus into a field. */
export function focusField(name: FieldName) {
  document.getElementById(anchorOf(name))?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button')?.focus()
}
