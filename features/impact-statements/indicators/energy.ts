import { sectors } from '../questions.ts'
import { type CompanyReading, type Measure, quotient } from './measure.ts'

/** Non-renewable energy in percent of all; null if there is none at all, which needs no further answer. */
function nonRenewable(company: CompanyReading, of: 'energy-consumption' | 'energy-production'): number | null | undefined {
  const all = company.quantity(of)
  if (all === 0) return null
  const share = quotient(company.quantity(`${of}-non-renewable`), all)
  return typeof share === 'number' ? share * 100 : share
}

/**
 * Indicator 5, share of non-renewable energy consumption and production in percent of all energy sources. The regulation has no formula: it
 * is the companies' average, weighted by current value, separately for consumption and for production by those that produce energy.
 */
const nonRenewableEnergy: readonly Measure[] = (['consumption', 'production'] as const).map((part) => ({
  indicator: 5,
  part,
  unit: 'percent',
  method: 'average',
  of: (company) => nonRenewable(company, `energy-${part}`),
}))

/** GWh for each million euros of revenue in a sector; null if the company is not active in it. */
function sectorIntensity(company: CompanyReading, sector: string): number | null | undefined {
  const [consumption, turnover] = ['sector-energy-consumption', 'sector-turnover'] as const
  if (!company.has(consumption, sector) && !company.has(turnover, sector)) {
    const known = sectors.filter((other) => company.has(consumption, other) || company.has(turnover, other))
    if (known.length === 0) return company.misses(consumption)
    // Read only for their basis.
    for (const other of known) if (company.has(consumption, other)) company.quantity(consumption, other)
    return null
  }
  const megawattHoursPerEuro = quotient(company.quantity(consumption, sector), company.euros(turnover, sector))
  return typeof megawattHoursPerEuro === 'number' ? (megawattHoursPerEuro / 1e3) * 1e6 : megawattHoursPerEuro
}

/**
 * Indicator 6, energy consumption in GWh per million euros of revenue, for each high impact climate sector (Annex I, points (8) and (9)):
 * the average of the companies active in a sector, weighted by current value.
 */
const energyIntensity: readonly Measure[] = sectors.map((sector) => ({
  indicator: 6,
  part: sector,
  unit: 'GWh-per-million-revenue',
  method: 'average',
  of: (company) => sectorIntensity(company, sector),
}))

export const energy: readonly Measure[] = [...nonRenewableEnergy, ...energyIntensity]
