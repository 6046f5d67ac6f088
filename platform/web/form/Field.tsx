import type { ReactNode } from 'react'
import type { Form } from './form.ts'
import { type FieldProps, useField } from './use-form.ts'

export interface FormFieldProps<Values extends object, Name extends keyof Values & string> {
  form: Form<Values>
  name: Name
  children: (field: FieldProps<Values[Name]>) => ReactNode
}

/** Connects a value of a form with its input component, and only re-renders when that value changes. */
export const Field = <Values extends object, Name extends keyof Values & string>({ form, name, children }: FormFieldProps<Values, Name>) =>
  children(useField(form, name))
