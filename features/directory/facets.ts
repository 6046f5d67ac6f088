import type { DirectoryFilters } from './contract.ts'

/** The filters as facet terms of `directory_entries` ('industry:CleanTech'). */
export function facetsOf({ role, industry, stage, country, goal, completed }: Omit<DirectoryFilters, 'query'>): string[] {
  return Object.entries({ role, industry, stage, country, goal, completed: completed || undefined }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  )
}
