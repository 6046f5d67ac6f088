import type { FieldName, OrganisationValues } from './form-values.ts'

/** The form field of a path in the input, such as `countries.3`. */
export function fieldOfPath(path: string, values: OrganisationValues): FieldName | undefined {
  const name = path.replace(/\..*/, '')
  return name in values ? (name as FieldName) : undefined
}
