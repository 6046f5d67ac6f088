import type { MessageDescriptor } from '@lingui/core'
import { isUpsideDown, longestText, numberRanges } from '../../limits.ts'
import { normalisedLinkedin, normalisedWebsite } from '../../website.ts'
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
  if (values.website.trim() && !normalisedWebsite(values.website.trim())) errors.website = texts.website
  if (values.linkedin.trim() && !normalisedLinkedin(values.linkedin.trim())) errors.linkedin = texts.linkedin
  if (isUpsideDown(values)) errors.max_investment = texts.ticketRange
  return Object.fromEntries(entriesOf(errors).filter(([field]) => isShown(field, values.user_type)))
}

const texts = {
  firstName: /*i18n*/ { id: 'profiles.form.firstName', message: 'Please enter your first name' },
  website: /*i18n*/ { id: 'profiles.form.website', message: 'Please enter a valid website URL' },
  linkedin: /*i18n*/ {
    id: 'profiles.form.linkedin',
    message: 'Please enter an address at linkedin.com, such as https://www.linkedin.com/in/your-name',
  },
  ticketRange: /*i18n*/ { id: 'profiles.ticketRange', message: 'The largest ticket must not be below the smallest one' },
  tooLong: /*i18n*/ { id: 'profiles.form.tooLong', message: 'Please keep this to {most} characters' },
  outOfRange: /*i18n*/ { id: 'profiles.form.outOfRange', message: 'Please enter a number from {least} to {most}' },
} satisfies Record<string, MessageDescriptor>

const entriesOf = <Fields extends object>(fields: Fields) =>
  Object.entries(fields) as { [Field in keyof Fields]-?: [Field, NonNullable<Fields[Field]>] }[keyof Fields][]
