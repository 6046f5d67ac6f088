import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FieldName, FormValues } from './form-values.ts'
import type { ProfileForm } from './profile-form.ts'

export const FormContext = createContext<ProfileForm | undefined>(undefined)

export function useProfileForm(): ProfileForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('a field stands outside of the profile form')
  return form
}

/** One value of the form; the component renders when it changes, and not for others. */
export function useFieldValue<Name extends FieldName>(name: Name): FormValues[Name] {
  const form = useProfileForm()
  return useSyncExternalStore(form.subscribe, () => form.values()[name])
}

/** What is wrong with a field, in the reader's language. */
export function useFieldError(name: FieldName): string | undefined {
  const { i18n } = useLingui()
  const form = useProfileForm()
  const error = useSyncExternalStore<MessageDescriptor | string | undefined>(form.subscribe, () => form.errors()[name])
  return typeof error === 'object' ? i18n._(error) : error
}
