/** How much a reporter can write, in characters, and how many reports they can send in a day. */
export const longestDetails = 2_000
export const reportsADay = 20
/** How many of the messages before a reported one, and after it, are kept with it. */
export const messagesAround = 3
/** How long a report is kept, in days. */
export const keptDays = 365
