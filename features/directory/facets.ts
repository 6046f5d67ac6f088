import type { DirectoryFilters } from './contract.ts'

/** The filters that narrow by facet, as the values that `directory_entries.facets` holds ('industry:CleanTech'). */
export function facetsOf({ role, industry, stage, country, goal }: Omit<DirectoryFilters, 'query'>): string[] {
  return Object.entries({ role, industry, stage, country, goal }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
}
