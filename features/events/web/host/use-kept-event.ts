import { useEffect, useEffectEvent, useRef } from 'react'
import { changedValues } from '#platform/web/form/changed-values.ts'
import type { Form } from '#platform/web/form/form.ts'
import type { EventValues } from './event-values.ts'
import { unsentEvents } from './unsent-events.ts'

interface Kept {
  /** The event's. */
  id: string
  /** Key of the draft: the event's id, or 'new'. */
  name: string
  member: string
  /** The values of an existing event. */
  saved: EventValues | undefined
}

/** Saves input on this device immediately. @returns deletes the draft, once it is sent or discarded */
export function useKeptEvent(form: Form<EventValues>, { id, name, member, saved }: Kept): () => void {
  const isOver = useRef(false)
  const keep = useEffectEvent((typed: EventValues) => {
    const values = saved ? changedValues(typed, saved) : typed
    if (isOver.current) return
    if (Object.keys(values).length > 0) unsentEvents(member).keep(name, { id, values })
    else unsentEvents(member).remove(name)
  })
  useEffect(() => form.values.listen(() => keep(form.values.get())), [form])
  return () => {
    isOver.current = true
    unsentEvents(member).remove(name)
  }
}
