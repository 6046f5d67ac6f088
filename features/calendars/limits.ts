/** As many events a file or a feed holds. */
export const mostEvents = 1_000
/** Over so many days calendars can be exported. */
export const mostDays = 400
/** So long a feed goes on showing what is over, in days. */
export const pastDays = 90
