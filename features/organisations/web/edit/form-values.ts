import type { CountryCode } from '#features/places/countries.ts'
import { type OwnFieldFormValues, type OwnFieldName, ownFormValues, splitOwnFields } from '#features/fields/form-values.ts'
import type { Currency, FundingStage, Industry, SfdrArticle } from '#features/profiles/vocabulary.ts'
import type { OrganisationKind, Vehicle } from '../../kinds.ts'
import type { Organisation, OrganisationInput } from '../../organisation-contract.ts'
import { isShown } from './fields-of-kind.ts'

/** The values of the form's fields. Texts are never null, amounts are minor units. */
export interface OrganisationValues extends OwnFieldFormValues {
  /** Null until it is chosen. */
  kind: OrganisationKind | null
  name: string
  legal_name: string
  website: string
  countries: CountryCode[]
  founded_year: number | null
  team_size: number | null
  industries: Industry[]
  description: string
  sdgs: number[]
  registry_number: string
  registry_country: CountryCode | null
  lei: string
  currency: Currency
  funding_stage: FundingStage | null
  raising_amount: number | null
  current_valuation: number | null
  thesis: string
  stages: FundingStage[]
  min_ticket: number | null
  max_ticket: number | null
  sfdr_article: SfdrArticle | null
  vehicle: Vehicle | null
  fund_size: number | null
  is_public: boolean
  /** Only asked when it is created. */
  takes_deals: boolean
}
export type FieldName = Exclude<keyof OrganisationValues, OwnFieldName>

export const emptyValues: OrganisationValues = {
  kind: null,
  name: '',
  legal_name: '',
  website: '',
  countries: [],
  founded_year: null,
  team_size: null,
  industries: [],
  description: '',
  sdgs: [],
  registry_number: '',
  registry_country: null,
  lei: '',
  currency: 'EUR',
  funding_stage: null,
  raising_amount: null,
  current_valuation: null,
  thesis: '',
  stages: [],
  min_ticket: null,
  max_ticket: null,
  sfdr_article: null,
  vehicle: null,
  fund_size: null,
  is_public: false,
  takes_deals: true,
}

/** Converts an organisation to form values. */
export function valuesOf(organisation: Organisation): OrganisationValues {
  const known = Object.entries(emptyValues).map(([name, empty]) => [name, organisation[name as keyof Organisation] ?? empty])
  return { ...(Object.fromEntries(known) as OrganisationValues), ...ownFormValues(organisation.own_fields) }
}

/**
 * The request that saves the form, once it has been checked. Fields hidden because they belong to another kind are sent empty; input made
 * there before changing the kind stays in the form.
 */
export function inputOf(values: OrganisationValues): OrganisationInput {
  const [own_fields, { kind, ...others }] = splitOwnFields({ ...values, ...emptyWhereHidden(values.kind) })
  if (!kind) throw new Error('no kind chosen')
  return { ...others, kind, own_fields }
}

const emptyWhereHidden = (kind: OrganisationKind | null): Partial<OrganisationValues> =>
  Object.fromEntries(Object.entries(emptyValues).filter(([name]) => !isShown(name, kind)))
