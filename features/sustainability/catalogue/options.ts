import { countryCodes } from '#features/places/countries.ts'
import { type Breakdown, breakdowns } from './breakdowns.ts'
import nace from './names/nace.json' with { type: 'json' }

const yesNoPlan = ['yes', 'no-but-planned', 'no'] as const
const humanRightsTopics = ['child-labour', 'forced-labour', 'human-trafficking', 'discrimination', 'accident-prevention', 'other'] as const

/** The answers that can be chosen, in the order they are shown. Options are kept in answers and never renamed. */
export const optionLists = {
  'yes-no-plan': yesNoPlan,
  'report-modules': ['basic', 'basic-and-comprehensive'],
  'report-scope': ['individual', 'consolidated'],
  'legal-form': ['private-limited-company', 'partnership', 'sole-proprietorship', 'cooperative', 'other'],
  'employee-count-unit': ['head-count', 'full-time-equivalents'],
  'employee-count-time': ['end-of-year', 'average'],
  'sustainability-issues': [
    'climate-change',
    'pollution',
    'water-and-marine-resources',
    'biodiversity-and-ecosystems',
    'circular-economy',
    'own-workforce',
    'value-chain-workers',
    'affected-communities',
    'consumers',
    'business-conduct',
  ],
  'human-rights-topics': humanRightsTopics,
  'emission-scopes': ['scopes-1-2-3', 'scopes-1-2', 'scope-1', 'other-protocol', 'no'],
  'scope-1-method': ['direct-monitoring', 'activity-based', 'spend-based', 'other'],
  'scope-2-method': ['location-based', 'market-based', 'unspecified'],
  'scope-3-method': ['supplier-based', 'activity-based', 'spend-based', 'other'],
  'decarbonisation-strategy': ['yes-with-board-oversight', 'yes-without-board-oversight', 'no'],
  'reduction-target': ['yes-paris-aligned', 'yes-not-paris-aligned', 'no'],
  'net-zero-goal': ['yes', 'other-long-term-goal', 'no-but-planned', 'no'],
  'whistleblower-procedure': ['yes-eu-aligned', 'yes-not-eu-aligned', 'no-but-planned', 'no'],
  'ungc-oecd-violations': ['none', 'oecd', 'ungc', 'both'],
  'high-impact-sectors': breakdowns.sector.keys,
  goals: breakdowns.goal.keys,
  /** ISO 3166-1 alpha-2. */
  country: countryCodes,
  /** Codes of NACE Rev. 2.1 at every level: C, C10, C101, C1011. */
  nace: nace.codes,
  'nace-divisions': Object.keys(nace.divisions),
  /** Disclosures of the VSME standard, and parts of them. */
  disclosures: [
    ...['b1', 'b1-general', 'b1-subsidiaries', 'b1-certifications', 'b1-sites', 'b2', 'b2-cooperatives'],
    ...['b3', 'b3-energy', 'b3-energy-breakdown', 'b3-emissions', 'b3-intensity', 'b4', 'b5', 'b5-sites', 'b5-land-use'],
    ...['b6', 'b6-withdrawal', 'b6-consumption', 'b7', 'b7-circular-economy', 'b7-waste', 'b7-materials'],
    ...['b8', 'b8-contracts', 'b8-gender', 'b8-countries', 'b8-turnover', 'b9', 'b10', 'b10-pay', 'b10-training', 'b11'],
    ...[
      'c1',
      'c2',
      'c3',
      'c3-targets',
      'c3-actions',
      'c3-transition-plan',
      'c4',
      'c5',
      'c6',
      'c7',
      'c8',
      'c8-revenue',
      'c8-benchmarks',
      'c9',
    ],
    ...['other-general', 'other-environmental', 'other-social', 'other-governance'],
  ],
} as const satisfies Record<string, readonly string[]>

export type OptionListId = keyof typeof optionLists

/** Lists whose labels are not in `texts/`: countries are named by `places`, others by the VSME taxonomy or like the rows of a breakdown. */
export const labelsElsewhere: { readonly [List in OptionListId]?: 'places' | 'taxonomy' | Breakdown } = {
  country: 'places',
  nace: 'taxonomy',
  'nace-divisions': 'taxonomy',
  disclosures: 'taxonomy',
  'high-impact-sectors': 'sector',
  goals: 'goal',
}
