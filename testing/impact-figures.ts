import type { GivenFigure } from '#features/impact-statements/contract.ts'

/** Everything that the indicators need of a company, with round numbers; by default without energy production. */
export const allFigures = (): (Pick<GivenFigure, 'question' | 'value'> & Partial<GivenFigure>)[] => [
  { question: 'enterprise-value', value: 10_000_000, currency: 'EUR' },
  { question: 'turnover', value: 5_000_000, currency: 'EUR' },
  { question: 'scope-1-emissions', value: 1_000 },
  { question: 'scope-2-emissions-location-based', value: 500 },
  { question: 'scope-3-emissions', value: 3_500, basis: 'estimated', note: 'Annual report, page 12' },
  { question: 'active-in-fossil-fuels', value: false },
  { question: 'energy-consumption', value: 1_000 },
  { question: 'energy-consumption-non-renewable', value: 400 },
  { question: 'energy-production', value: 0 },
  { question: 'sector-energy-consumption', row: 'c', value: 2_000 },
  { question: 'sector-turnover', row: 'c', value: 4_000_000, currency: 'EUR' },
  { question: 'affects-biodiversity-areas', value: false },
  { question: 'emissions-to-water', value: 5 },
  { question: 'hazardous-waste', value: 20 },
  { question: 'ungc-oecd-violations', value: 'none' },
  { question: 'ungc-oecd-processes', value: true },
  { question: 'gender-pay-gap', value: 12 },
  { question: 'board-members', value: 4 },
  { question: 'board-members-female', value: 1 },
  { question: 'controversial-weapons', value: false },
]
