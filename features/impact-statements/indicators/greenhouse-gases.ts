import { type CompanyReading, type Measure, perEnterpriseValue, quotient } from './measure.ts'

/**
 * Market-based if the company states it, because that is what it buys; otherwise location-based. The regulation leaves the choice open
 * (Annex I, point (1) refers to scope 2 as such).
 */
const scope2 = (company: CompanyReading): number | undefined =>
  company.quantity(company.has('scope-2-emissions-market-based') ? 'scope-2-emissions-market-based' : 'scope-2-emissions-location-based')

const scopes = {
  'scope-1': (company: CompanyReading) => company.quantity('scope-1-emissions'),
  'scope-2': scope2,
  'scope-3': (company: CompanyReading) => company.quantity('scope-3-emissions'),
}

/** Scopes 1, 2 and 3 together; undefined if one is missing, because a part of them would look like less. */
function allScopes(company: CompanyReading): number | undefined {
  let sum: number | undefined = 0
  // Reads all of them, so that all missing ones are noted.
  for (const scope of Object.values(scopes)) {
    const emissions = scope(company)
    sum = sum === undefined || emissions === undefined ? undefined : sum + emissions
  }
  return sum
}

/**
 * Indicator 1, GHG emissions: Σ (current value of investment / enterprise value × scope x emissions), for each scope and in total
 * (Delegated Regulation (EU) 2022/1288, Annex I, formula (1)).
 */
const emissions: readonly Measure[] = [
  ...Object.entries(scopes).map(([part, scope]): Measure => ({
    indicator: 1,
    part,
    unit: 'tCO2e',
    method: 'financed',
    of: (company) => perEnterpriseValue(company, scope(company)),
  })),
  { indicator: 1, part: 'total', unit: 'tCO2e', method: 'financed', of: (company) => perEnterpriseValue(company, allScopes(company)) },
]

/**
 * Indicator 2, carbon footprint: Σ (current value of investment / enterprise value × scope 1, 2 and 3 emissions) / current value of all
 * investments in million euros (formula (2)).
 */
const carbonFootprint: Measure = {
  indicator: 2,
  part: '',
  unit: 'tCO2e-per-million-invested',
  method: 'per-million-invested',
  of: (company) => perEnterpriseValue(company, allScopes(company)),
}

/**
 * Indicator 3, GHG intensity of investee companies: Σ (current value of investment / current value of all investments × scope 1, 2 and 3
 * emissions / revenue in million euros) (formula (3)). A company without revenue has no intensity.
 */
const intensity: Measure = {
  indicator: 3,
  part: '',
  unit: 'tCO2e-per-million-revenue',
  method: 'average',
  of(company) {
    const perEuro = quotient(allScopes(company), company.euros('turnover'))
    return typeof perEuro === 'number' ? perEuro * 1e6 : perEuro
  },
}

export const greenhouseGases: readonly Measure[] = [...emissions, carbonFootprint, intensity]
