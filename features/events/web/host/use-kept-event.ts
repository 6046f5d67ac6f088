import { useEffect, useRef } from 'react'
import type { Form } from '#platform/web/form/form.ts'
import type { EventValues } from './event-values.ts'
import { unsentEvents } from './unsent-events.ts'

interface Kept {
  /** The event's. */
  id: string
  /** Under which it is kept: the event's id, or 'new'. */
  name: string
  member: string
}

/** Keeps what is typed on this device, at once. @returns forgets it, once it is sent or discarded */
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
