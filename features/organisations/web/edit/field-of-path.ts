import { type OwnFieldName, ownFieldOfPath } from '#features/fields/form-values.ts'
import type { FieldName, OrganisationValues } from './form-values.ts'

/** The form field of a path in the input, such as `countries.3`. */
export function fieldOfPath(path: string, values: OrganisationValues): FieldName | OwnFieldName | undefined {
  const own = ownFieldOfPath(path)
  if (own) return own
  const name = path.replace(/\..*/, '')
  return name in values ? (name as FieldName) : undefined
}
