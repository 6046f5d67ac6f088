import { type ReactNode, useState } from 'react'
import { problemOf, type ShownProblem } from '#platform/web/problem.ts'

/** What is wrong with which field; nothing, or undefined, where all is well. */
type FieldErrors<Field extends string> = Partial<Record<Field, ReactNode>>

const isRefused = (errors: FieldErrors<string>) => Object.values(errors).some(Boolean)

/**
 * The state of sending a form: one request at a time, and each refusal in one place only.
 * `isPending` stays true while the page is being left after a success; `refusals` grows with each refusal, so that the form
 * can focus the first field to mend.
 */
export function useSubmission<Field extends string>() {
  const [isPending, setPending] = useState(false)
  const [banner, setBanner] = useState<string>()
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [refusals, setRefusals] = useState(0)

  function refuse(refused: FieldErrors<Field>, text?: string) {
    setErrors(refused)
    setBanner(text)
    setRefusals((count) => count + 1)
  }

  function forgetRefusals() {
    setErrors({})
    setBanner(undefined)
    setRefusals(0)
  }

  /** Takes back what was said about a field, once it is being mended. */
  function forget(field: Field) {
    setErrors((known) => ({ ...known, [field]: undefined }))
  }

  /** Shows `found` if anything is; else runs `request`. What it is refused for stands beside the fields, or goes to `onProblem`. */
  async function submit(found: FieldErrors<Field>, request: () => Promise<void>, onProblem?: (problem: ShownProblem) => void) {
    if (isPending) return
    if (isRefused(found)) return refuse(found)
    forgetRefusals()
    setPending(true)
    try {
      await request()
    } catch (error) {
      const problem = problemOf(error)
      const refused = problem.fields as FieldErrors<Field>
      if (isRefused(refused)) refuse(refused)
      else if (onProblem) onProblem(problem)
      else refuse({}, problem.text)
    }
    setPending(false)
  }

  return { isPending, banner, errors, refusals, submit, forget, forgetRefusals }
}
