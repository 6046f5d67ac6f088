import { createContext, useContext } from 'react'
import type { Form } from '#platform/web/form/form.ts'
import { useFieldValue } from '#platform/web/form/use-form.ts'
import type { FieldName, FormValues } from './form-values.ts'

export type ProfileForm = Form<FormValues>

export const FormContext = createContext<ProfileForm | undefined>(undefined)

/** Names of fields that the member's organisation fills in. */
export const SuppliedContext = createContext<readonly string[]>([])

export function useProfileForm(): ProfileForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('a profile field is used outside the profile form')
  return form
}

/** One value of the form; rerenders the component only when that value changes. */
export const useProfileValue = <Name extends FieldName>(name: Name): FormValues[Name] => useFieldValue(useProfileForm(), name)
