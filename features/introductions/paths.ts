import { dashboardPath } from '#platform/paths.ts'

/** The introductions that wait for the member's answer, or those the member made. */
export const introductionsPath = (list?: 'by-me') => `${dashboardPath()}/introductions${list ? `?list=${list}` : ''}`
