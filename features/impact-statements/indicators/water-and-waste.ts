import { type Measure, perEnterpriseValue } from './measure.ts'

/**
 * Indicators 8 and 9, tonnes per million euros invested, expressed as a weighted average: Σ (current value of investment / enterprise value ×
 * tonnes) / current value of all investments in million euros (Annex I, point (3): 'weighted average' is in relation to the enterprise value).
 */
const perMillionInvested = (indicator: 8 | 9, question: 'emissions-to-water' | 'hazardous-waste'): Measure => ({
  indicator,
  part: '',
  unit: 't-per-million-invested',
  method: 'per-million-invested',
  of: (company) => perEnterpriseValue(company, company.quantity(question)),
})

export const water = perMillionInvested(8, 'emissions-to-water')
export const waste = perMillionInvested(9, 'hazardous-waste')
