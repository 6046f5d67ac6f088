import type { MessageDescriptor } from '@lingui/core'
import { longestText, numberRanges } from '../../limits.ts'
import { normalisedWebsite } from '../../website.ts'
import { isShown } from './fields-of-type.ts'
import type { FieldName, FormValues } from './form-values.ts'

/** The mistakes one can see without the server, so that they are told at once. Empty if there is none. */
export function checkValues(values: FormValues): Partial<Record<FieldName, MessageDescriptor>> {
  const errors: Partial<Record<FieldName, MessageDescriptor>> = {}
  for (const [field, most] of entriesOf(longestText)) {
    if (values[field].trim().length > most) errors[field] = { ...texts.tooLong, values: { most } }
  }
  for (const [field, [least, most]] of entriesOf(numberRanges)) {
    const number = values[field]
    if (number !== null && (number < least || number > most)) errors[field] = { ...texts.outOfRange, values: { least, most } }
  }
  if (!values.first_name.trim()) errors.first_name = texts.firstName
  if (!values.last_name.trim()) errors.last_name = texts.lastName
  if (values.website.trim() && !normalisedWebsite(values.website.trim())) errors.website = texts.website
  if (values.linkedin.trim() && !normalisedWebsite(values.linkedin.trim())) errors.linkedin = texts.linkedin
  if (values.min_investment !== null && values.max_investment !== null && values.min_investment > values.max_investment) {
    errors.max_investment = texts.ticketRange
  }
  return Object.fromEntries(entriesOf(errors).filter(([field]) => isShown(field, values.user_type)))
}

const texts = {
  firstName: /*i18n*/ { id: 'profiles.form.firstName', message: 'Please enter your first name' },
  lastName: /*i18n*/ { id: 'profiles.form.lastName', message: 'Please enter your last name' },
  website: /*i18n*/ { id: 'profiles.form.website', message: 'Please enter a valid website URL' },
  linkedin: /*i18n*/ { id: 'profiles.form.linkedin', message: 'Please enter a valid LinkedIn URL' },
  ticketRange: /*i18n*/ { id: 'profiles.form.ticketRange', message: 'The largest ticket must not be below the smallest one' },
  tooLong: /*i18n*/ { id: 'profiles.form.tooLong', message: 'Please keep this to {most} characters' },
  outOfRange: /*i18n*/ { id: 'profiles.form.outOfRange', message: 'Please enter a number from {least} to {most}' },
} satisfies Record<string, MessageDescriptor>

const entriesOf = <Fields extends object>(fields: Fields) =>
  Object.entries(fields) as { [Field in keyof Fields]-?: [Field, NonNullable<Fields[Field]>] }[keyof Fields][]
