import { useEffect, useEffectEvent, useRef } from 'react'
import type { Form } from './form.ts'

/**
 * Keeps the fields that nobody has touched up to date while a form is open, so that saving it does not undo what a colleague, or the member
 * on another device, has changed meanwhile.
 * @param latest compared field by field, so lists that are equal must be the same
 */
export function useLatestValues<Values extends object>(form: Form<Values>, latest: Values): void {
  const known = useRef(latest)
  const follow = useEffectEvent((values: Values) => {
    const typed = form.values.get()
    const names = Object.keys(values) as (keyof Values)[]
    const untouched = names.filter((name) => typed[name] === known.current[name] && values[name] !== known.current[name])
    known.current = values
    if (untouched.length > 0) form.change(Object.fromEntries(untouched.map((name) => [name, values[name]])) as Partial<Values>)
  })
  useEffect(() => follow(latest), [latest])
}
