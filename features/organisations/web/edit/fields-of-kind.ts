import { type OrganisationKind, fieldsOfKind } from '../../kinds.ts'
import type { FieldName } from './form-values.ts'

/** Whether the form of an organisation of this kind has a field. */
export const isShown = (field: FieldName, kind: OrganisationKind | null): boolean =>
  Object.entries(fieldsOfKind).every(([each, fields]) => each === kind || !(fields as readonly string[]).includes(field))
