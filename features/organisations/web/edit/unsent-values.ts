import { useEffect, useRef } from 'react'
import type { Form } from '#platform/web/form/form.ts'
import { keptByMember } from '#platform/web/kept-entries.ts'
import type { OrganisationValues } from './form-values.ts'

/** Input that has not been sent. */
interface UnsentValues {
  /** The organisation's id. */
  id: string
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
}

/** Saves input on this device immediately. @returns deletes it, once it is sent or discarded */
export function useKeptValues(form: Form<OrganisationValues>, { id, name, member }: Kept): () => void {
  const isOver = useRef(false)
  useEffect(
    () =>
      form.values.listen(() => {
        if (!isOver.current) unsentValues(member).keep(name, { id, values: form.values.get() })
      }),
    [form, id, name, member],
  )
  return () => {
    isOver.current = true
    unsentValues(member).remove(name)
  }
}
