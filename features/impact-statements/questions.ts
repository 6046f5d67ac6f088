import { breakdowns } from '#features/sustainability/catalogue/breakdowns.ts'

/** High impact climate sectors. */
export const sectors = breakdowns.sector.keys
export type Sector = (typeof sectors)[number]

export const violations = ['none', 'oecd', 'ungc', 'both'] as const

/** What an answer is: `amount` in units of a currency, `emissions` in tCO2e, `energy` in MWh, `mass` in tonnes, `percent` 25 for a quarter. */
interface Kind {
  readonly kind: 'amount' | 'emissions' | 'energy' | 'mass' | 'percent' | 'people' | 'yes-no' | 'violations'
  /** Asked once for each high impact climate sector. */
  readonly bySector?: true
}

/** The questions about a company that indicators 1 to 14 are calculated from. The ids are those of the questionnaire of companies. */
export const questions = {
  'enterprise-value': { kind: 'amount' },
  turnover: { kind: 'amount' },
  'scope-1-emissions': { kind: 'emissions' },
  'scope-2-emissions-location-based': { kind: 'emissions' },
  'scope-2-emissions-market-based': { kind: 'emissions' },
  'scope-3-emissions': { kind: 'emissions' },
  'active-in-fossil-fuels': { kind: 'yes-no' },
  'energy-consumption': { kind: 'energy' },
  'energy-consumption-non-renewable': { kind: 'energy' },
  'energy-production': { kind: 'energy' },
  'energy-production-non-renewable': { kind: 'energy' },
  'sector-energy-consumption': { kind: 'energy', bySector: true },
  'sector-turnover': { kind: 'amount', bySector: true },
  'affects-biodiversity-areas': { kind: 'yes-no' },
  'emissions-to-water': { kind: 'mass' },
  'hazardous-waste': { kind: 'mass' },
  'ungc-oecd-violations': { kind: 'violations' },
  'ungc-oecd-processes': { kind: 'yes-no' },
  'gender-pay-gap': { kind: 'percent' },
  'board-members': { kind: 'people' },
  'board-members-female': { kind: 'people' },
  'controversial-weapons': { kind: 'yes-no' },
} as const satisfies Record<string, Kind>
export type Question = keyof typeof questions

export const questionIds = Object.keys(questions) as Question[]

export const kindOf = (question: Question): Kind['kind'] => questions[question].kind
const isBySector = (question: Question): boolean => 'bySector' in questions[question]

/** The rows that a question is asked for: '' for most. */
export const rowsOf = (question: Question): readonly ('' | Sector)[] => (isBySector(question) ? sectors : [''])
