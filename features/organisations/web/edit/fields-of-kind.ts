import { type OrganisationKind, fieldsOfKind } from '../../kinds.ts'

/** Whether the form of an organisation of this kind has a field. */
export const isShown = (field: string, kind: OrganisationKind | null): boolean =>
  Object.entries(fieldsOfKind).every(([each, fields]) => each === kind || !(fields as readonly string[]).includes(field))
