import type { DirectoryFilters, OrganisationFilters } from './contract.ts'

type Facets = Omit<DirectoryFilters & OrganisationFilters, 'query' | 'fields'>

/** The filters as facet terms of entries ('industry:CleanTech'). Evidence is for the goal, or for any if none is named. */
export function facetsOf({ goal, evidenced, ...filters }: Facets): string[] {
  const { role, kind, industry, stage, country, completed, verified, measures_emissions } = filters
  const facets = {
    role,
    kind,
    industry,
    stage,
    country,
    ...(evidenced ? { evidenced: goal ?? true } : { goal }),
    completed: completed || undefined,
    verified: verified || undefined,
    measures_emissions: measures_emissions || undefined,
  }
  return Object.entries(facets).flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
}
