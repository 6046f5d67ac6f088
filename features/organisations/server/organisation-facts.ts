import type { SuppliedFacts } from '#features/profiles/server/index.ts'
import { foldedWords } from '#platform/search-words.ts'
import { fieldsOfKind } from '../kinds.ts'
import type { OrganisationFields } from '../organisation-contract.ts'

/** The name as it is compared: 'Terra-Volta Ltd.' and 'terra volta ltd' are the same. */
export const foldedName = (name: string): string => foldedWords(name).join(' ') || name

const emptyFields = {
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
} satisfies Partial<OrganisationFields>

/** The columns of an organisation, without what only other kinds have. */
export function columnsOf<Fields extends OrganisationFields>(fields: Fields) {
  const others = Object.entries(fieldsOfKind).flatMap(([kind, names]) => (kind === fields.kind ? [] : names))
  const emptied = Object.fromEntries(others.map((name) => [name, emptyFields[name]]))
  return { ...fields, ...emptied, folded_name: foldedName(fields.name) }
}

/** What an organisation supplies to the profiles of its people: all that it says about itself and a profile has a field for. */
export function suppliedBy(row: OrganisationFields): SuppliedFacts {
  const {
    kind,
    name,
    website,
    industries,
    founded_year,
    team_size,
    funding_stage,
    raising_amount,
    current_valuation,
    currency,
    sfdr_article,
  } = row
  const [industry = null] = industries
  const hasMoney = raising_amount !== null || current_valuation !== null
  const facts: SuppliedFacts = {
    company_name: name,
    website,
    ...(kind === 'startup' && { industry, founded_year, team_size, funding_stage }),
    // Amounts only come together, since they share a currency.
    ...(kind === 'startup' && hasMoney && { currency }),
    ...(kind === 'fund' && { sfdr_article }),
  }
  const said = Object.entries(facts).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(said), ...(kind === 'startup' && hasMoney && { raising_amount, current_valuation }) }
}
