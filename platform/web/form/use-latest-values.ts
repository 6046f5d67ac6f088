import { useEffect, useEffectEvent, useRef } from 'react'
import { changedValues } from './changed-values.ts'
import type { Form } from './form.ts'

/**
 * Keeps the fields that nobody has touched up to date while a form is open, so that saving it does not undo what a colleague, or the member
 * on another device, has changed meanwhile.
 */
export function useLatestValues<Values extends object>(form: Form<Values>, latest: Values): void {
  const known = useRef(latest)
  const follow = useEffectEvent((values: Values) => {
    const typed = changedValues(form.values.get(), known.current)
    const patch = Object.entries(changedValues(values, known.current)).filter(([name]) => !(name in typed))
    known.current = values
    if (patch.length > 0) form.change(Object.fromEntries(patch) as Partial<Values>)
  })
  useEffect(() => follow(latest), [latest])
}
