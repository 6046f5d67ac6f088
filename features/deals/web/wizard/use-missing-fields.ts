import { type FormEvent, useState } from 'react'
import { useStore } from '#platform/web/use-store.ts'
import { isFilled, requiredFields } from './check-values.ts'
import type { DealField } from './deal-values.ts'
import type { DealForm } from './deal-form.tsx'

/** The required fields that are still empty. Number fields only change their value on blur, so typed digits count too. */
export function useMissingFields(form: DealForm) {
  const [typed, setTyped] = useState<readonly string[]>([])
  const empty = useStore(form.values, (values) => requiredFields.filter((name) => !isFilled(values[name])).join())
  const handleInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    const name = target.closest('[data-field]')?.getAttribute('data-field')
    if (!name) return
    const others = typed.filter((each) => each !== name)
    const isDigits = target.inputMode !== 'text' && /\d/.test(target.value)
    if (isDigits !== typed.includes(name)) setTyped(isDigits ? [...others, name] : others)
  }
  const missing = empty.split(',').filter((name) => name !== '' && !typed.includes(name)) as DealField[]
  return { missing, handleInput }
}
