import type { MessageDescriptor } from '@lingui/core'
import { tooLongText } from '#platform/invalid.ts'
import { normalisedWebsite } from '#platform/website.ts'
import { fieldTexts } from '../../field-texts.ts'
import { longestText } from '../../limits.ts'
import type { DealField, DealValues } from './deal-values.ts'

/** Required fields and their messages. */
const missingTexts: Partial<Record<DealField, MessageDescriptor>> = {
  company_name: fieldTexts.companyName,
  title: fieldTexts.title,
  industry: fieldTexts.industry,
  description: fieldTexts.description,
  funding_amount: fieldTexts.amount,
  funding_stage: fieldTexts.stage,
  min_investment: fieldTexts.ticket,
  max_investment: fieldTexts.ticket,
  geography: fieldTexts.geography,
}

/** Required for Next. */
export const requiredFields = Object.keys(missingTexts) as DealField[]

export function isFilled(value: DealValues[DealField]): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : value !== null
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Validation that needs no server. Empty if everything is valid. */
export function checkValues(values: DealValues): Partial<Record<DealField, MessageDescriptor>> {
  const errors: Partial<Record<DealField, MessageDescriptor>> = {}
  for (const [field, most] of Object.entries(longestText) as [keyof typeof longestText, number][]) {
    if (values[field].trim().length > most) errors[field] = { ...tooLongText, values: { most } }
  }
  for (const field of requiredFields) if (!isFilled(values[field])) Object.assign(errors, { [field]: missingTexts[field] })
  if (values.funding_amount !== null && values.funding_amount <= 0) errors.funding_amount = fieldTexts.amount
  for (const field of ['min_investment', 'max_investment', 'valuation'] as const) {
    if ((values[field] ?? 0) < 0) errors[field] = fieldTexts.ticket
  }
  const { min_investment: least, max_investment: most } = values
  if (least !== null && most !== null && least > most) errors.max_investment = fieldTexts.ticketRange
  const { progress } = values
  if (progress !== null && (!Number.isInteger(progress) || progress < 0 || progress > 100)) errors.progress = fieldTexts.progress
  if (values.website.trim() && !normalisedWebsite(values.website.trim())) errors.website = fieldTexts.website
  if (values.contact_email.trim() && !emailShape.test(values.contact_email.trim())) errors.contact_email = fieldTexts.contactEmail
  return errors
}
