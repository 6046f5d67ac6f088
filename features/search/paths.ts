import { dashboardPath } from '#platform/paths.ts'

/** The page of results, or an empty one. */
export const searchPath = (query?: string) => `${dashboardPath()}/search${query ? `?q=${encodeURIComponent(query)}` : ''}`
