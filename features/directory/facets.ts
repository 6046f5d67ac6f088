import type { DirectoryFilters, OrganisationFilters } from './contract.ts'

type Facets = Omit<DirectoryFilters, 'query'> & Omit<OrganisationFilters, 'query'>

/** The filters as facet terms of entries ('industry:CleanTech'). */
export function facetsOf({ role, kind, industry, stage, country, goal, completed, verified }: Facets): string[] {
  const facets = { role, kind, industry, stage, country, goal, completed: completed || undefined, verified: verified || undefined }
  return Object.entries(facets).flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
}
