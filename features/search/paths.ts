import { dashboardPath } from '#platform/paths.ts'

/** The page of results, or an empty one. */
export const searchPath = (query?: string) => `${dashboardPath()}/search${query ? `?q=${encodeURIComponent(query)}` : ''}`

interface Saved {
  filters: Readonly<Record<string, string | undefined>>
  new_count: number
  seen_at: string
}

/** The results of a saved search: those that are new, if there are any. */
export function savedSearchPath({ filters: { query, kinds, ...filters }, new_count, seen_at }: Saved): string {
  const asked = { q: query, in: kinds, ...filters, since: new_count > 0 ? seen_at : undefined }
  const given = Object.entries(asked).filter((each): each is [string, string] => Boolean(each[1]))
  return `${searchPath()}?${new URLSearchParams(given).toString()}`
}
