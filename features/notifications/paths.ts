import { dashboardPath } from '#platform/paths.ts'

export const notificationsPath = (tab?: 'activity' | 'settings') =>
  tab ? `${dashboardPath()}/notifications?tab=${tab}` : `${dashboardPath()}/notifications`
/** Where the link of an e-mail leads. */
export const unsubscribePath = (token: string) => `/unsubscribe/${token}`
