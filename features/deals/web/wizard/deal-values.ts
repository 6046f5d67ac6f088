import type { CountryCode } from '#features/places/countries.ts'
import type { Region } from '#features/places/vocabulary.ts'
import type { ChosenCity } from '#features/places/web/index.ts'
import type { OwnProfile } from '#features/profiles/contract.ts'
import type { Currency, FundingStage, Industry } from '#features/profiles/vocabulary.ts'
import type { ReaderChoice } from '../../access-choices.ts'
import type { Deal } from '../../deal-contract.ts'
import type { DealInput } from '../../posting-contract.ts'

/** The values of the wizard. Texts are never null, amounts are minor units of `currency`. */
export interface DealValues {
  /** The organisation it is posted for; null: the author. */
  organisation_id: string | null
  /** The organisation's name, if there is one. */
  company_name: string
  title: string
  industry: Industry | null
  funding_stage: FundingStage | null
  description: string
  impact: string
  sdgs: number[]
  funding_amount: number | null
  currency: Currency
  valuation: number | null
  min_investment: number | null
  max_investment: number | null
  progress: number | null
  co_investment: boolean
  geography: (Region | CountryCode)[]
  country: CountryCode | null
  city: ChosenCity | null
  website: string
  contact_person: string
  contact_email: string
  readers: ReaderChoice
}
export type DealField = keyof DealValues

/** A new deal, prefilled from the author's profile, which has the name of their main organisation. */
export const newValues = (profile: OwnProfile, organisationId: string | null): DealValues => ({
  organisation_id: organisationId,
  company_name: profile.company_name,
  title: '',
  industry: profile.industry,
  funding_stage: profile.funding_stage,
  description: '',
  impact: '',
  sdgs: profile.sdgs,
  funding_amount: profile.raising_amount,
  currency: profile.currency,
  valuation: profile.current_valuation,
  min_investment: null,
  max_investment: null,
  progress: null,
  co_investment: false,
  geography: [],
  country: profile.country,
  city: profile.city_id === null ? null : { id: profile.city_id, name: profile.city ?? '' },
  website: profile.website ?? '',
  contact_person: profile.full_name,
  contact_email: '',
  readers: 'members',
})

export const valuesOf = ({ city, city_id, ...deal }: Deal): DealValues => ({
  organisation_id: deal.organisation?.id ?? null,
  company_name: deal.company_name,
  title: deal.title,
  industry: deal.industry,
  funding_stage: deal.funding_stage,
  description: deal.description,
  impact: deal.impact,
  sdgs: deal.sdgs,
  funding_amount: deal.funding_amount,
  currency: deal.currency,
  valuation: deal.valuation,
  min_investment: deal.min_investment,
  max_investment: deal.max_investment,
  progress: deal.progress,
  co_investment: deal.co_investment,
  geography: deal.geography,
  country: deal.country,
  city: city_id === null ? null : { id: city_id, name: city ?? '' },
  website: deal.website ?? '',
  contact_person: deal.contact_person,
  contact_email: deal.contact_email,
  readers: deal.readers,
})

/** The input to send, for values that pass `checkValues`. */
export const inputOf = ({ city, ...values }: DealValues): DealInput => ({
  ...values,
  industry: values.industry as Industry,
  funding_stage: values.funding_stage as FundingStage,
  funding_amount: values.funding_amount ?? 0,
  min_investment: values.min_investment ?? 0,
  max_investment: values.max_investment ?? 0,
  progress: values.progress ?? 0,
  city_id: city?.id ?? null,
  contact_email: values.contact_email.trim(),
  website: values.website.trim() || null,
})

/** The field a path of the input belongs to. */
export function fieldOfPath(path: string, values: DealValues): DealField | undefined {
  if (path === 'city_id') return 'city'
  const name = path.replace(/\..*/, '')
  return (Object.keys(values) as DealField[]).find((field) => field === name)
}

/** A draft merged over the default values, skipping fields whose type has changed. */
export function restored(draft: Readonly<Record<string, unknown>>, base: DealValues): DealValues {
  const fitting = Object.entries(draft).filter(([field, value]) => field in base && fits(value, base[field as DealField]))
  return { ...base, ...Object.fromEntries(fitting) }
}

/** Another version of the app may have saved a field with another type. */
function fits(kept: unknown, base: unknown): boolean {
  if (base === null || kept === null) return kept === null || typeof kept !== 'boolean'
  return typeof kept === typeof base && Array.isArray(kept) === Array.isArray(base)
}
