import { dashboardPath } from '#platform/paths.ts'

/** What is next, what waits for an answer, and past meetings. */
export const meetingsPath = () => `${dashboardPath()}/meetings`
/** When and by whom the member can be booked. */
export const availabilityPath = () => `${meetingsPath()}/availability`
/** A member's booking page. */
export const bookingPath = (memberId: string) => `${meetingsPath()}/with/${memberId}`
