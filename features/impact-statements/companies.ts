import type { Currency } from '#features/profiles/vocabulary.ts'
import type { Convert } from '#features/investments/rates.ts'
import { type Flow, type Valuation, valueAt } from '#features/investments/value.ts'
import { type InvestmentStatus, isPlanned } from '#features/investments/vocabulary.ts'

/** An investment as its ledger has it. */
export interface Held {
  id: string
  company_name: string
  /** The company on the platform; null if it is not here, or not known to be. */
  organisation_id: string | null
  status: InvestmentStatus
  currency: Currency
  flows: readonly Flow[]
  valuations: readonly Valuation[]
}

/** All investments in one company. */
export interface Company {
  /** Of its first investment. */
  id: string
  name: string
  organisationId: string | null
  investmentIds: string[]
  holdings: Held[]
}

const folded = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * Groups investments by company: those in the same organisation on the platform, and those with the same name. An investment without an
 * organisation belongs to the organisation of others with its name, unless there are two such organisations.
 * @param held in an order that does not change, because the first investment identifies the company
 */
export function companiesOf(held: readonly Held[]): Company[] {
  const organisations = new Map<string, Set<string>>()
  for (const { company_name, organisation_id } of held) {
    if (organisation_id === null) continue
    const name = folded(company_name)
    const known = organisations.get(name)
    if (known) known.add(organisation_id)
    else organisations.set(name, new Set([organisation_id]))
  }
  const companies = new Map<string, Company>()
  for (const each of held) {
    if (isPlanned(each.status)) continue
    const name = folded(each.company_name)
    const [first, another] = organisations.get(name) ?? []
    const organisationId = each.organisation_id ?? (another === undefined ? (first ?? null) : null)
    const key = organisationId === null ? `name ${name}` : `organisation ${organisationId}`
    const company = companies.get(key)
    if (company) {
      company.investmentIds.push(each.id)
      company.holdings.push(each)
    } else companies.set(key, { id: each.id, name: each.company_name, organisationId, investmentIds: [each.id], holdings: [each] })
  }
  return [...companies.values()]
}

/** A company with the value of the investments in it, in euros at the end of each quarter. */
export interface Weighted {
  company: Company
  values: number[]
}

/** A rate that is missing to convert an amount. */
export interface MissingRate {
  currency: string
  date: string
}

/**
 * The current value of the investments in each company (Delegated Regulation (EU) 2022/1288, Annex I: in euros) at the ends of quarters,
 * without companies in which nothing was held.
 */
export function weigh(
  companies: readonly Company[],
  days: readonly string[],
  toEuros: Convert,
): { weighted: Weighted[]; missing: MissingRate[] } {
  const missing = new Map<string, MissingRate>()
  const weighted: Weighted[] = []
  for (const company of companies) {
    const values = days.map((day) => {
      let sum = 0
      for (const { flows, valuations, currency } of company.holdings) {
        const { value } = valueAt(flows, valuations, day)
        if (value === 0) continue
        const euros = toEuros(value, currency, day)
        if (euros === undefined) missing.set(currency + day, { currency, date: day })
        else sum += euros
      }
      return sum / 100
    })
    if (values.some((value) => value > 0)) weighted.push({ company, values })
  }
  return { weighted, missing: [...missing.values()] }
}
