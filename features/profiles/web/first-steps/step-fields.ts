import type { OwnProfile, ProfileChanges } from '../../contract.ts'
import type { FirstStep } from '../../first-steps.ts'
import { type MemberGroup, type UserType, groupOf } from '../../vocabulary.ts'
import { inputOf } from '../edit/form-input.ts'
import { type FieldName, type FormValues, valuesOf } from '../edit/form-values.ts'

const preferenceFields: readonly FieldName[] = ['industries', 'stages', 'min_investment', 'max_investment', 'ticket_currency', 'geography']
const work: Readonly<Record<MemberGroup, readonly FieldName[]>> = {
  startup: ['industry', 'funding_stage', 'raising_amount', 'currency', 'sdgs'],
  investor: [...preferenceFields, 'industry', 'sdgs'],
  mentor: ['expertise_areas', 'industry', 'sdgs'],
}
const you: readonly FieldName[] = ['user_type', 'first_name', 'last_name', 'company_name', 'bio']
const place: readonly FieldName[] = ['country', 'city']

/** The fields of a step for a member of this type. */
export const fieldsOf = (step: FirstStep, type: UserType): readonly FieldName[] => ({ you, work: work[groupOf(type)], place })[step]

/** Values as they are saved. Investors are not asked for an industry; the first of their focus industries is used for their card. */
export function normalised(values: FormValues): Partial<FormValues> {
  const { first_name, last_name, company_name, bio, user_type, industry, industries } = values
  return {
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    company_name: company_name.trim(),
    bio: bio.trim(),
    industry: industry ?? (user_type === 'investor' ? (industries[0] ?? null) : null),
  }
}

/** The changes of a step; undefined if there are none. */
export function changesOf(step: FirstStep, typed: FormValues, saved: OwnProfile): ProfileChanges | undefined {
  const fields = fieldsOf(step, typed.user_type)
  const before = valuesOf(saved)
  if (fields.every((field) => JSON.stringify(typed[field]) === JSON.stringify(before[field]))) return undefined
  const names = new Set<string>(fields.map(inputNameOf))
  return Object.fromEntries(Object.entries(inputOf(typed, saved)).filter(([name]) => names.has(name)))
}

/** The name of a field in the input. */
function inputNameOf(field: FieldName): string {
  if (field === 'city') return 'city_id'
  return preferenceFields.includes(field) ? 'investor_preferences' : field
}
