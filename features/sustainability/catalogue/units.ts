/**
 * Measured quantities and their units. Figures are compared and added in the first one. Each unit is a power of ten of it, so that
 * conversions are exact. Quantities without units are plain numbers.
 */
export const quantities = {
  energy: { MWh: 0, kWh: -3, GWh: 3 },
  emissions: { tCO2e: 0, kgCO2e: -3, ktCO2e: 3 },
  mass: { t: 0, kg: -3 },
  volume: { m3: 0, l: -3 },
  area: { ha: 0, m2: -4, km2: 2 },
  share: { percent: 0 },
  people: {},
  'full-time-equivalents': {},
  hours: {},
  days: {},
  count: {},
  ratio: {},
  /** Tonnes of CO2 equivalent for each unit of the organisation's currency. */
  'emissions-per-turnover': {},
} as const satisfies Record<string, Readonly<Record<string, number>>>
export type Quantity = keyof typeof quantities
type UnitsOf<Q> = Q extends Quantity ? keyof (typeof quantities)[Q] : never
export type Unit = UnitsOf<Quantity>
