import { randomUUID } from 'node:crypto'
import type { FieldInput } from '#features/fields/contract.ts'
import type { Subject } from '#features/fields/vocabulary.ts'
import type { Person } from './people.ts'

export const inEnglish = (en: string) => ({ en, de: '', fr: '', es: '' })

/** A field as sent by the console's form: a choice between two batches on profiles, unless said otherwise. */
export const fieldOf = (fields: Partial<FieldInput & { subject: Subject }> = {}): FieldInput & { subject: Subject } => ({
  subject: 'member',
  kind: 'choice',
  language: 'en',
  label: inEnglish('Batch'),
  help: inEnglish(''),
  choices: ['2025', '2026'].map((year) => ({ label: inEnglish(year), is_offered: true })),
  visibility: 'community',
  ...fields,
})

/** Adds a field as an operator. @returns it, with the ids of its options by their names */
export async function addField(operator: Person, fields: Partial<FieldInput & { subject: Subject }> = {}) {
  const id = randomUUID()
  await operator.call.fields.add({ id, ...fieldOf(fields) })
  return fieldIn(operator, id)
}

export async function fieldIn(operator: Person, id: string) {
  const field = (await operator.call.fields.console()).items.find((each) => each.id === id)
  if (!field) throw new Error('there is no such field')
  return { ...field, named: Object.fromEntries(field.choices.map((choice) => [choice.label.en, choice.id])) as Record<string, string> }
}
