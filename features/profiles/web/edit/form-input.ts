import { type OwnFieldName, ownFieldOfPath, splitOwnFields } from '#features/fields/form-values.ts'
import type { OwnProfile, ProfileInput } from '../../contract.ts'
import { isShown } from './fields-of-type.ts'
import { type FieldName, type FormValues, valuesOf } from './form-values.ts'

/**
 * The request that saves the form. Fields hidden because they belong to another member type are sent with their saved values; input made
 * there before changing the type stays in the form.
 */
export function inputOf(typed: FormValues, saved: OwnProfile): ProfileInput {
  const [own_fields, others] = splitOwnFields(withSavedWhereHidden(typed, saved))
  const { city, industries, stages, geography, min_investment, max_investment, ticket_currency, notifications_enabled, ...fields } = others
  const preferences = {
    industries,
    stages,
    geography,
    min_investment,
    max_investment,
    currency: ticket_currency,
    notifications_enabled,
  }
  return {
    ...fields,
    own_fields,
    city_id: city?.id ?? null,
    website: textOrNull(fields.website),
    linkedin: textOrNull(fields.linkedin),
    investment_focus: textOrNull(fields.investment_focus),
    investment_criteria: textOrNull(fields.investment_criteria),
    investor_preferences: fields.user_type === 'investor' ? preferences : null,
  }
}

/** The form field of a path in the input, such as `city_id`, `expertise_areas.3` or `investor_preferences.stages`. */
export function fieldOfPath(path: string, values: FormValues): FieldName | OwnFieldName | undefined {
  const own = ownFieldOfPath(path)
  if (own) return own
  if (path === 'city_id') return 'city'
  if (path === 'investor_preferences.currency') return 'ticket_currency'
  const name = path.replace(/^investor_preferences\./, '').replace(/\..*/, '')
  return fieldNamesOf(values).find((field) => field === name)
}

const textOrNull = (text: string) => text.trim() || null
const fieldNamesOf = (values: FormValues) => Object.keys(values) as FieldName[]

function withSavedWhereHidden(typed: FormValues, saved: OwnProfile): FormValues {
  const kept = valuesOf(saved)
  const hidden = fieldNamesOf(typed).filter((field) => !isShown(field, typed.user_type))
  return { ...typed, ...Object.fromEntries(hidden.map((field) => [field, kept[field]])) }
}
