import { dashboardPath } from '#platform/paths.ts'

export const notificationsPath = (tab?: 'activity' | 'settings') =>
  tab ? `${dashboardPath()}/notifications?tab=${tab}` : `${dashboardPath()}/notifications`
/** The address of the unsubscribe link in emails. */
export const unsubscribePath = (token: string) => `/unsubscribe/${token}`
