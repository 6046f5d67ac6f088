/** Maximum number of events in a file or feed. */
export const mostEvents = 1_000
/** Maximum number of days in an export. */
export const mostDays = 400
/** How long past events stay in a feed, in days. */
export const pastDays = 90
