import { foldedWords } from '#platform/search-words.ts'
import { inEachLanguage } from '#platform/server/texts.ts'
import { countryName, countryNames } from '#features/places/server/index.ts'
import { industryTexts, stageTexts } from '#features/profiles/vocabulary-texts.ts'
import { cardFactOf } from '#features/sustainability/card-fact.ts'
import { facetsOf } from '../../facets.ts'
import { headlineOf } from '../../headline.ts'
import { termVector } from '../search/term-vector.ts'
import type { IndexedOrganisation, NewOrganisation } from './queries.ts'

/** What the directory shows of an organisation, and what it is found by. */
export function entryOf(organisation: IndexedOrganisation): NewOrganisation {
  const { kind, name, countries, industries, description, currency } = organisation
  const { names, texts } = organisationTexts(organisation)
  const [stages, [amount_from, amount_to]] = [stagesOf(organisation), amountOf(organisation)]
  const facets = organisationFacets(organisation)
  return {
    id: organisation.id,
    created_at: organisation.created_at,
    kind,
    slug: organisation.slug,
    name,
    headline: headlineOf(description),
    logo: organisation.logo,
    countries,
    industries,
    stages,
    amount_from,
    amount_to,
    currency,
    sdgs: organisation.sdgs,
    people_count: organisation.people_count,
    verified: organisation.verified,
    fact: cardFactOf(organisation.facts ?? []),
    name_terms: termVector([...facets, ...foldedWords(names.join(' '))]),
    all_terms: termVector([...facets, ...foldedWords([...names, ...texts].join(' '))]),
  }
}

/** What an organisation is found by: in its names first. */
export function organisationTexts({ kind, name, legal_name, website, description, thesis, industries, countries }: IndexedOrganisation) {
  const names = legal_name ? [name, legal_name] : [name]
  return {
    names,
    texts: [hostOf(website), description, ...(kind === 'fund' ? [thesis] : []), ...industries, ...countries.map(countryName)],
  }
}

/** What was chosen from lists, in each language. */
export const organisationLabels = (organisation: IndexedOrganisation): string[] => [
  ...organisation.industries.flatMap((industry) => inEachLanguage(industryTexts[industry])),
  ...stagesOf(organisation).flatMap((stage) => inEachLanguage(stageTexts[stage])),
  ...organisation.countries.flatMap(countryNames),
]

/** All filter values that match an organisation. */
export function organisationFacets(organisation: IndexedOrganisation): string[] {
  const { kind, countries, industries } = organisation
  return [
    ...facetsOf({ kind, verified: organisation.verified !== null }),
    ...countries.flatMap((country) => facetsOf({ country })),
    ...industries.flatMap((industry) => facetsOf({ industry })),
    ...stagesOf(organisation).flatMap((stage) => facetsOf({ stage })),
    ...organisation.sdgs.flatMap((goal) => facetsOf({ goal })),
    ...evidenceFacetsOf(organisation),
  ]
}

/** Only what all members may read of its answers. */
function evidenceFacetsOf({ measures_emissions, evidenced_goals }: IndexedOrganisation): string[] {
  const goals = evidenced_goals ?? []
  return [
    ...facetsOf({ measures_emissions: measures_emissions ?? false, evidenced: goals.length > 0 }),
    ...goals.flatMap((goal) => facetsOf({ evidenced: true, goal })),
  ]
}

/** Fields that remain from another kind are left out. */
function stagesOf({ kind, funding_stage, stages }: IndexedOrganisation) {
  if (kind === 'startup') return funding_stage ? [funding_stage] : []
  return kind === 'fund' ? stages : []
}

function amountOf({ kind, raising_amount, min_ticket, max_ticket }: IndexedOrganisation): [from: number | null, to: number | null] {
  if (kind === 'startup') return [raising_amount, raising_amount]
  return kind === 'fund' ? [min_ticket, max_ticket] : [null, null]
}

/** 'https://www.solaris.example/de' is found by 'solaris.example'. */
const hostOf = (website: string | null) => (website && URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : '')
