import type { MessageDescriptor } from '@lingui/core'
import { tooLongText } from '#platform/invalid.ts'
import { fieldTexts } from '../../field-texts.ts'
import { isRangeInverted, longestText, numberRanges } from '../../limits.ts'
import { normalisedWebsite } from '#platform/website.ts'
import { normalisedLinkedin } from '../../website.ts'
import { isShown } from './fields-of-type.ts'
import type { FieldName, FormValues } from './form-values.ts'

/** Validates the form without the server, for immediate feedback. Empty if there are no errors. */
export function checkValues(values: FormValues): Partial<Record<FieldName, MessageDescriptor>> {
  const errors: Partial<Record<FieldName, MessageDescriptor>> = {}
  for (const [field, most] of entriesOf(longestText)) {
    if (values[field].trim().length > most) errors[field] = { ...tooLongText, values: { most } }
  }
  for (const [field, [least, most]] of entriesOf(numberRanges)) {
    const number = values[field]
    if (number !== null && (number < least || number > most)) errors[field] = { ...fieldTexts.outOfRange, values: { least, most } }
  }
  if (!values.first_name.trim()) errors.first_name = fieldTexts.firstName
  if (values.website.trim() && !normalisedWebsite(values.website.trim())) errors.website = fieldTexts.website
  if (values.linkedin.trim() && !normalisedLinkedin(values.linkedin.trim())) errors.linkedin = fieldTexts.linkedin
  if (isRangeInverted(values)) errors.max_investment = fieldTexts.ticketRange
  return Object.fromEntries(entriesOf(errors).filter(([field]) => isShown(field, values.user_type)))
}

const entriesOf = <Fields extends object>(fields: Fields) =>
  Object.entries(fields) as { [Field in keyof Fields]-?: [Field, NonNullable<Fields[Field]>] }[keyof Fields][]
