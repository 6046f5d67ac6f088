import type { ReactNode } from 'react'
import type { Form } from './form.ts'
import { type FieldProps, useField } from './use-form.ts'

export interface FormFieldProps<Values extends object, Name extends keyof Values & string> {
  form: Form<Values>
  name: Name
  children: (field: FieldProps<Values[Name]>) => ReactNode
}

/** Joins one value of a form with the component that edits it, and renders when that value changes, and not for others. */
export const Field = <Values extends object, Name extends keyof Values & string>({ form, name, children }: FormFieldProps<Values, Name>) =>
  children(useField(form, name))
