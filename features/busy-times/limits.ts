export const mostCalendars = 5
export const longestText = { name: 60, address: 2_000, user: 200, password: 500 } as const
/** How far ahead busy times are read. */
export const daysAhead = 90
