import type { OwnProfile } from '#features/profiles/contract.ts'
import { type OrganisationValues, emptyValues } from './form-values.ts'

/** What a member's profile already says about their company or fund, so that nothing has to be typed twice. */
export function valuesFromProfile(profile: OwnProfile): OrganisationValues {
  const { user_type, company_name, website, country, industry, currency, investor_preferences: wishes } = profile
  const common = { ...emptyValues, name: company_name, website: website ?? '', countries: country ? [country] : [], currency }
  if (user_type === 'startup') {
    const { funding_stage, raising_amount, current_valuation, founded_year, team_size, sdgs } = profile
    return {
      ...common,
      kind: 'startup',
      industries: industry ? [industry] : [],
      sdgs,
      funding_stage,
      raising_amount,
      current_valuation,
      founded_year,
      team_size,
    }
  }
  if (user_type !== 'investor') return common
  return {
    ...common,
    kind: 'fund',
    sfdr_article: profile.sfdr_article,
    ...(wishes && {
      industries: wishes.industries,
      stages: wishes.stages,
      min_ticket: wishes.min_investment,
      max_ticket: wishes.max_investment,
      currency: wishes.currency,
    }),
  }
}
