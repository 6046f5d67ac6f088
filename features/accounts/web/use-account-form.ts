import { useState } from 'react'
import type { UserType } from '#platform/members.ts'
import { useSubmission } from './use-submission.ts'

const blank = { full_name: '', email: '', password: '', user_type: null as UserType | null, company_name: '', bio: '' }
type Values = typeof blank

/** What is typed into the dialog, shared by its forms so that switching between them loses nothing, and the state of sending it. */
export function useAccountForm() {
  const [values, setValues] = useState(blank)
  const submission = useSubmission<keyof Values>()

  /** What ties a field of the design system to one of the values. */
  const field = <Name extends keyof Values>(name: Name) => ({
    value: values[name],
    error: submission.errors[name],
    onChange(value: Values[Name]) {
      setValues((known) => ({ ...known, [name]: value }))
      submission.forget(name)
    },
  })

  return { ...submission, values, field }
}

export type AccountForm = ReturnType<typeof useAccountForm>
