import type { UserType } from '#platform/members.ts'
import { checkValue } from './check-value.ts'
import type { FieldValuesInput, OwnField } from './contract.ts'
import { isAnsweredByThem, isAskedOf } from './own-field.ts'
import type { FieldValue, FieldValues } from './vocabulary.ts'

/** The name of an own field in a form, beside the form's other fields. */
export type OwnFieldName = `field:${string}`
/** The part of a form's values that answers own fields: null or absent while empty. */
export interface OwnFieldFormValues {
  [name: OwnFieldName]: FieldValue | null | undefined
}

const prefix = 'field:'
export const nameOfField = (id: string): OwnFieldName => `${prefix}${id}`
export const idOfField = (name: OwnFieldName): string => name.slice(prefix.length)
export const isOwnFieldName = (name: string): name is OwnFieldName => name.startsWith(prefix)

/** Saved answers as values of a form. */
export const ownFormValues = (answers: FieldValues): OwnFieldFormValues =>
  Object.fromEntries(Object.entries(answers).map(([id, value]) => [nameOfField(id), value]))

/** A form's answers as they are sent, and its other values. */
export function splitOwnFields<Values extends object>(values: Values): [answers: FieldValuesInput, others: Omit<Values, OwnFieldName>] {
  const entries = Object.entries(values) as [string, FieldValue | null][]
  const answers = entries.filter(([name]) => isOwnFieldName(name)).map(([name, value]) => [name.slice(prefix.length), value])
  const others = entries.filter(([name]) => !isOwnFieldName(name))
  return [Object.fromEntries(answers) as FieldValuesInput, Object.fromEntries(others) as Omit<Values, OwnFieldName>]
}

/** The form's field of a path in a request, such as `own_fields.<id>`; undefined for other paths. */
export function ownFieldOfPath(path: string): OwnFieldName | undefined {
  const [, id] = /^own_fields\.([\da-f-]+)/.exec(path) ?? []
  return id === undefined ? undefined : nameOfField(id)
}

/** The fields that a form asks: a member's type decides, and staff answer some themselves. */
export const askedFields = (fields: readonly OwnField[], type?: UserType): OwnField[] =>
  fields.filter((field) => isAnsweredByThem(field) && isAskedOf(field, type))

interface Problem {
  id: string
  message: string
  values?: Readonly<Record<string, number>>
}

/** Problems of a form's answers, by field. */
export function checkOwnFields(asked: readonly OwnField[], values: object, saved: FieldValues): Record<OwnFieldName, Problem> {
  const typed = values as OwnFieldFormValues
  return Object.fromEntries(
    asked.flatMap((field) => {
      const checked = checkValue(field, typed[nameOfField(field.id)], saved[field.id])
      return 'value' in checked
        ? []
        : [[nameOfField(field.id), { ...checked.problem, ...(checked.parameters && { values: checked.parameters }) }]]
    }),
  )
}
