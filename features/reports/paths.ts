import { consolePath, dashboardPath } from '#platform/paths.ts'

export const reportsPath = () => consolePath('reports')
export const reportCasePath = (id: string) => `${reportsPath()}/${id}`
/** Decisions by operators about the signed-in member. */
export const ownDecisionsPath = () => `${dashboardPath()}/decisions`
/** Where the link in an email about a decision leads; works without signing in. */
export const decisionLinkPath = () => '/decision'
