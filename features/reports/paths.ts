import { dashboardPath } from '#platform/paths.ts'

export const reportsPath = () => `${dashboardPath()}/operators/reports`
export const reportCasePath = (id: string) => `${reportsPath()}/${id}`
/** What operators decided about the member who reads it. */
export const ownDecisionsPath = () => `${dashboardPath()}/decisions`
/** Where the link in a mail about a decision leads to, which works without signing in. */
export const decisionLinkPath = () => '/decision'
