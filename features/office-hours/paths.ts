import { dashboardPath } from '#platform/paths.ts'

/** Office hours that the member can book. */
export const officeHoursPath = () => `${dashboardPath()}/office-hours`
/** The member's own. */
export const ownOfficeHoursPath = () => `${officeHoursPath()}/own`
/** What a mentor offers. */
export const offerPath = (id: string) => `${officeHoursPath()}/offer/${id}`
