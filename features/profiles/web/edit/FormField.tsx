import { useLingui } from '@lingui/react/macro'
import { type ReactNode, use } from 'react'
import type { OwnFieldName } from '#features/fields/form-values.ts'
import { type FieldProps, useField } from '#platform/web/form/use-form.ts'
import { SuppliedContext, useProfileForm } from './form-context.ts'
import { fieldLabels } from './field-labels.ts'
import type { FieldName, FormValues } from './form-values.ts'

interface FormFieldProps<Name extends FieldName> {
  name: Name
  children: (field: FieldProps<FormValues[Name]> & { label: string }) => ReactNode
}

/** Connects one value of the form with its input component and label. Renders nothing for what the member's organisation fills in. */
export function FormField<Name extends FieldName>({ name, children }: FormFieldProps<Name>) {
  const { i18n } = useLingui()
  const field = useField(useProfileForm(), name)
  if (use(SuppliedContext).includes(name)) return null
  return (
    <div id={anchorOf(name)} className="min-w-0">
      {children({ label: i18n._(fieldLabels[name]), ...field })}
    </div>
  )
}

/** The id of a field's element. */
export const anchorOf = (name: FieldName | OwnFieldName) => `profile-${name}`

/** Focuses a field. */
export function focusField(name: FieldName | OwnFieldName) {
  document.getElementById(anchorOf(name))?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button')?.focus()
}
