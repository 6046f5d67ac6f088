/** How much a reporter can write, in characters, and how many reports they can send in a day. */
export const longestDetails = 2_000
export const reportsADay = 20
/** How many of the messages before a reported one, and after it, are kept with it. */
export const messagesAround = 3
/** How long a report is kept, in days, and what was decided because of it; longer while a suspension lasts. */
export const keptDays = 365
/** How much an operator can write to the member, or for the other operators; and how much the member can answer. */
export const longestReason = 2_000
export const longestAnswer = 2_000
/** How long the link in a mail about a decision works, in days. */
export const linkDays = 30
/** How much of what was reported stands in the queue. */
export const longestExcerpt = 200
/** How many of the earlier decisions about a member are shown with a case. */
export const earlierShown = 20
/** Open cases are counted up to so many. */
export const mostCounted = 100
