import type { IndicatorNumber } from './indicators/measure.ts'

/** The indicators in the regulation's own words, for files, which are the same in every language. */
export const metricNames: Readonly<Record<IndicatorNumber, string>> = {
  1: 'GHG emissions',
  2: 'Carbon footprint',
  3: 'GHG intensity of investee companies',
  4: 'Exposure to companies active in the fossil fuel sector',
  5: 'Share of non-renewable energy consumption and production',
  6: 'Energy consumption intensity per high impact climate sector',
  7: 'Activities negatively affecting biodiversity-sensitive areas',
  8: 'Emissions to water',
  9: 'Hazardous waste and radioactive waste ratio',
  10: 'Violations of UN Global Compact principles and OECD Guidelines for Multinational Enterprises',
  11: 'Lack of processes and compliance mechanisms to monitor compliance with UN Global Compact principles and OECD Guidelines for Multinational Enterprises',
  12: 'Unadjusted gender pay gap',
  13: 'Board gender diversity',
  14: 'Exposure to controversial weapons (anti-personnel mines, cluster munitions, chemical weapons and biological weapons)',
}
