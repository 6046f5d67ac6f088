import { useEffect, useEffectEvent, useRef } from 'react'
import { changedValues } from '#platform/web/form/changed-values.ts'
import type { Form } from '#platform/web/form/form.ts'
import { keptByMember } from '#platform/web/kept-entries.ts'
import type { OrganisationValues } from './form-values.ts'

/** Input that has not been sent. */
interface UnsentValues {
  /** The organisation's id. */
  id: string
  /** Of an existing organisation, those that were changed. */
  values: Partial<OrganisationValues>
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** On this device, by the organisation's id, or 'new'. */
export const unsentValues = keptByMember<UnsentValues>('organisation_draft', (kept) =>
  isObject(kept) && typeof kept['id'] === 'string' && isObject(kept['values']) ? (kept as unknown as UnsentValues) : undefined,
)

interface Kept {
  id: string
  /** The organisation's id, or 'new'. */
  name: string
  member: string
  /** The values of an existing organisation. */
  saved?: OrganisationValues
}

/** Saves input on this device immediately. @returns deletes it, once it is sent or discarded */
export function useKeptValues(form: Form<OrganisationValues>, { id, name, member, saved }: Kept): () => void {
  const isOver = useRef(false)
  const keep = useEffectEvent((typed: OrganisationValues) => {
    const values = saved ? changedValues(typed, saved) : typed
    if (isOver.current) return
    if (Object.keys(values).length > 0) unsentValues(member).keep(name, { id, values })
    else unsentValues(member).remove(name)
  })
  useEffect(() => form.values.listen(() => keep(form.values.get())), [form])
  return () => {
    isOver.current = true
    unsentValues(member).remove(name)
  }
}
