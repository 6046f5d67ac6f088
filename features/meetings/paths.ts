import { dashboardPath } from '#platform/paths.ts'

/** Next meetings, those that wait for an answer, and past ones. */
export const meetingsPath = () => `${dashboardPath()}/meetings`
/** When and by whom the member can be booked. */
export const availabilityPath = () => `${meetingsPath()}/availability`
/** A meeting of the member's: preparing it, and notes. */
export const meetingPath = (id: string) => `${meetingsPath()}/meeting/${id}`
/** A member's booking page. */
export const bookingPath = (memberId: string) => `${meetingsPath()}/with/${memberId}`
