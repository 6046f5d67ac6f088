/** The addresses that are no room's own. Every other one is built by the `paths.ts` of the room whose screen it is. */
export const landingPath = () => '/'
export const dashboardPath = () => '/dashboard'
/** A section of the dashboard. */
export const tabPath = (tab: string) => `/dashboard/tab/${tab}`
