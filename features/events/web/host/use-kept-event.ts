import { useEffect, useRef } from 'react'
import type { Form } from '#platform/web/form/form.ts'
import type { EventValues } from './event-values.ts'
import { unsentEvents } from './unsent-events.ts'

interface Kept {
  /** The event's. */
  id: string
  /** Key of the draft: the event's id, or 'new'. */
  name: string
  member: string
}

/** Saves input on this device immediately. @returns deletes the draft, once it is sent or discarded */
export function useKeptEvent(form: Form<EventValues>, { id, name, member }: Kept): () => void {
  const isOver = useRef(false)
  useEffect(
    () =>
      form.values.listen(() => {
        if (!isOver.current) unsentEvents(member).keep(name, { id, values: form.values.get() })
      }),
    [form, id, name, member],
  )
  return () => {
    isOver.current = true
    unsentEvents(member).remove(name)
  }
}
