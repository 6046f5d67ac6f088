/**
 * What a question can be asked for once each. Rows of `fixed` breakdowns are known; rows of `listed` ones are chosen from a list of the VSME
 * taxonomy; rows of `named` ones are named by the organisation.
 */
export const breakdowns = {
  site: { rows: 'named' },
  subsidiary: { rows: 'named' },
  material: { rows: 'named' },
  country: { rows: 'listed', axis: 'CountryOfEmploymentContractAxis' },
  pollutant: { rows: 'listed', axis: 'TypeOfPollutantAxis' },
  waste: { rows: 'listed', axis: 'TypeOfWasteAxis' },
  'energy-source': { rows: 'fixed', keys: ['renewable', 'non-renewable'] },
  'target-year': { rows: 'fixed', keys: ['base-year', 'target-year'] },
  /** High impact climate sectors: sections of NACE (Delegated Regulation (EU) 2022/1288, Annex I, point 9). */
  sector: { rows: 'fixed', keys: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'l'] },
  /** Environmental objectives (Regulation (EU) 2020/852, Article 9). */
  objective: {
    rows: 'fixed',
    keys: ['climate-change-mitigation', 'climate-change-adaptation', 'water', 'circular-economy', 'pollution', 'biodiversity'],
  },
  /** The Sustainable Development Goals of the United Nations. */
  goal: { rows: 'fixed', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17'] },
} as const satisfies Record<
  string,
  { rows: 'fixed'; keys: readonly string[] } | { rows: 'listed'; axis: string } | { rows: 'named' }
>
export type Breakdown = keyof typeof breakdowns
