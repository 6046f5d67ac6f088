import type { FieldErrors } from './check-values.ts'
import type { FormValues } from './form-values.ts'

/** The state of one open form. Fields subscribe one by one, so that a keystroke renders its own field and nothing else. */
export interface ProfileForm {
  values(): FormValues
  errors(): FieldErrors
  /** Takes new values; what was wrong with those fields is forgotten. */
  change(patch: Partial<FormValues>): void
  refuse(errors: FieldErrors): void
  subscribe(listener: () => void): () => void
}

export function createProfileForm(initial: FormValues): ProfileForm {
  let values = initial
  let errors: FieldErrors = {}
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())

  return {
    values: () => values,
    errors: () => errors,
    change(patch) {
      values = { ...values, ...patch }
      errors = Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in patch)))
      tell()
    },
    refuse(found) {
      errors = found
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
