import { useEffect, useEffectEvent, useRef } from 'react'
import { type KeptEntries, isObject, keptByMember } from '../kept-entries.ts'
import { changedValues } from './changed-values.ts'
import type { Form } from './form.ts'

/** Input that has not been sent. */
interface UnsentForm<Values> {
  /** Of what it creates or changes. */
  id: string
  /** Of something that exists, only those that were changed. */
  values: Partial<Values>
}

/**
 * Input of a kind of form, on this device, by the id of what is changed, or 'new'.
 * @param kind prefix on the device
 */
export const unsentForms = <Values extends object>(kind: string) =>
  keptByMember<UnsentForm<Values>>(kind, (kept) =>
    isObject(kept) && typeof kept['id'] === 'string' && isObject(kept['values']) ? (kept as unknown as UnsentForm<Values>) : undefined,
  )

/**
 * Saves input on this device immediately.
 * @param saved the values of what is changed; undefined if it is new
 * @returns deletes the input, once it is sent or discarded; unless it is no longer what was `sent`. Tells whether it did
 */
export function useUnsentForm<Values extends object>(
  form: Form<Values>,
  unsent: KeptEntries<UnsentForm<Values>>,
  id: string,
  saved: Values | undefined,
): (sent?: Values) => boolean {
  const name = saved ? id : 'new'
  const isOver = useRef(false)
  const keep = useEffectEvent((typed: Values) => {
    if (isOver.current) return
    const values = saved ? changedValues(typed, saved) : typed
    if (Object.keys(values).length > 0) unsent.keep(name, { id, values })
    else unsent.remove(name)
  })
  useEffect(() => form.values.listen(() => keep(form.values.get())), [form])
  return (sent) => {
    if (sent && Object.keys(changedValues(form.values.get(), sent)).length > 0) return false
    isOver.current = true
    unsent.remove(name)
    return true
  }
}
