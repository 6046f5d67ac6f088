import { countryName } from '#features/places/server/index.ts'
import { organisationPath } from '#features/organisations/paths.ts'
import type { PublicOrganisation } from '#features/organisations/public-organisation.ts'

/** https://schema.org/Organization */
export function organisationData(organisation: PublicOrganisation, siteUrl: string): object {
  const { name, slug, legal_name, website, description, logo, founded_year, team_size, lei, countries, people } = organisation
  const url = siteUrl + organisationPath(slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}#organisation`,
    name,
    url: website ?? url,
    mainEntityOfPage: url,
    ...(legal_name && { legalName: legal_name }),
    ...(description && { description }),
    ...(logo && { logo: `${siteUrl}${logo}-512.webp` }),
    ...(founded_year !== null && { foundingDate: String(founded_year) }),
    ...(team_size !== null && { numberOfEmployees: { '@type': 'QuantitativeValue', value: team_size } }),
    ...(lei && { leiCode: lei }),
    ...(countries.length > 0 && {
      address: countries.map((code) => ({ '@type': 'PostalAddress', addressCountry: code, name: countryName(code) })),
    }),
    ...(people.length > 0 && {
      employee: people.map(({ full_name, title }) => ({ '@type': 'Person', name: full_name, ...(title && { jobTitle: title }) })),
    }),
  }
}
