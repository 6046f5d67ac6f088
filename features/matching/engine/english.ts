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
const withArticle: ReadonlySet<string> = new Set(['AE', 'BS', 'CD', 'CG', 'DO', 'FO', 'GB', 'GM', 'MV', 'NL', 'PH', 'SC', 'US', 'VA'])
const english = new Intl.DisplayNames('en', { type: 'region' })
const lists = new Intl.ListFormat('en', { type: 'conjunction' })

export const stageInEnglish = (stage: string): string => (stages as Record<string, string | undefined>)[stage] ?? stage
export const regionInEnglish = (region: string): string => (regions as Record<string, string | undefined>)[region] ?? region
export const cityInEnglish = (city: string): string => city.slice(0, Math.max(0, city.lastIndexOf('|'))) || city
export function countryInEnglish(country: string): string {
  const name = /^[A-Z]{2}$/.test(country) ? (english.of(country) ?? country) : country
  return withArticle.has(country) ? `the ${name}` : name
}
/** The first few of a list in a sentence: 'a, b, and c'. */
export const listed = (values: readonly string[], most = 3): string => lists.format(values.slice(0, most))
