import type { Region } from '#features/places/vocabulary.ts'
import type { FundingStage } from '#features/profiles/vocabulary.ts'

/** What stands in the sentences of reasons, in English as the rest of them. */

const stages: Readonly<Record<FundingStage, string>> = {
  'pre-seed': 'Pre-Seed',
  seed: 'Seed',
  'series-a': 'Series A',
  'series-b': 'Series B',
  'series-c': 'Series C+',
  bridge: 'Bridge',
}
const regions: Readonly<Record<Region, string>> = {
  europe: 'Europe',
  eu: 'the European Union',
  dach: 'the DACH region',
  nordics: 'the Nordics',
  baltics: 'the Baltics',
  benelux: 'the Benelux',
  'british-isles': 'the British Isles',
  'southern-europe': 'Southern Europe',
  'central-eastern-europe': 'Central and Eastern Europe',
  global: 'the whole world',
}
/** The short names the United Nations gives its goals, in the order of their numbers. */
const goals = [
  'No Poverty',
  'Zero Hunger',
  'Good Health and Well-being',
  'Quality Education',
  'Gender Equality',
  'Clean Water and Sanitation',
  'Affordable and Clean Energy',
  'Decent Work and Economic Growth',
  'Industry, Innovation and Infrastructure',
  'Reduced Inequalities',
  'Sustainable Cities and Communities',
  'Responsible Consumption and Production',
  'Climate Action',
  'Life Below Water',
  'Life on Land',
  'Peace, Justice and Strong Institutions',
  'Partnerships for the Goals',
]
const withArticle: ReadonlySet<string> = new Set(['AE', 'BS', 'CD', 'CG', 'DO', 'FO', 'GB', 'GM', 'MV', 'NL', 'PH', 'SC', 'US', 'VA'])
const english = new Intl.DisplayNames('en', { type: 'region' })
const lists = new Intl.ListFormat('en', { type: 'conjunction' })

export const stageInEnglish = (stage: string): string => (stages as Record<string, string | undefined>)[stage] ?? stage
export const goalInEnglish = (goal: number): string => goals[goal - 1] ?? String(goal)
export const regionInEnglish = (region: string): string => (regions as Record<string, string | undefined>)[region] ?? region
export const cityInEnglish = (city: string): string => city.slice(0, Math.max(0, city.lastIndexOf('|'))) || city
export function countryInEnglish(country: string): string {
  const name = /^[A-Z]{2}$/.test(country) ? (english.of(country) ?? country) : country
  return withArticle.has(country) ? `the ${name}` : name
}
/** The first few of a list in a sentence: 'a, b, and c'. */
export const listed = (values: readonly string[], most = 3): string => lists.format(values.slice(0, most))
