import type { MessageDescriptor } from '@lingui/core'
import { tooLongText } from '#platform/invalid.ts'
import { fieldTexts as profileTexts } from '#features/profiles/field-texts.ts'
import { numberRanges } from '#features/profiles/limits.ts'
import { normalisedWebsite } from '#platform/website.ts'
import { fieldTexts } from '../../field-texts.ts'
import { isLei, normalisedLei } from '../../lei.ts'
import { longestText } from '../../limits.ts'
import type { FieldName, OrganisationValues } from './form-values.ts'
import { isShown } from './fields-of-kind.ts'

const texts = ['name', 'legal_name', 'website', 'description', 'thesis', 'registry_number'] as const
const numbers = ['founded_year', 'team_size'] as const

/** Checks the form before it is sent, like the server. Empty if there are no problems. */
export function checkValues(values: OrganisationValues): Partial<Record<FieldName, MessageDescriptor>> {
  const errors: Partial<Record<FieldName, MessageDescriptor>> = {}
  for (const field of texts) {
    const most = longestText[field]
    if (values[field].trim().length > most) errors[field] = { ...tooLongText, values: { most } }
  }
  for (const field of numbers) {
    const [least, most] = numberRanges[field]
    const number = values[field]
    if (number !== null && (number < least || number > most)) errors[field] = { ...profileTexts.outOfRange, values: { least, most } }
  }
  const { kind, name, website, lei, registry_number, registry_country, min_ticket, max_ticket } = values
  if (!kind) errors.kind = fieldTexts.kind
  if (!name.trim()) errors.name = fieldTexts.name
  if (website.trim() && !normalisedWebsite(website.trim())) errors.website = profileTexts.website
  if (lei.trim() && !isLei(normalisedLei(lei))) errors.lei = fieldTexts.lei
  if (registry_number.trim() && !registry_country) errors.registry_country = fieldTexts.registryCountry
  if (min_ticket !== null && max_ticket !== null && max_ticket < min_ticket) errors.max_ticket = fieldTexts.ticketRange
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isShown(field, kind)))
}
