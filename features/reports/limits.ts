/** Longest text of a reporter, in characters, and most reports per member and day. */
export const longestDetails = 2_000
export const reportsADay = 20
/** How many messages before and after a reported one are stored with it. */
export const messagesAround = 3
/** How long reports and decisions about them are kept, in days; longer while a suspension lasts. */
export const keptDays = 365
/** Longest text of an operator to the member or to other operators, and longest appeal. */
export const longestReason = 2_000
export const longestAnswer = 2_000
/** How long the link in an email about a decision works, in days. */
export const linkDays = 30
/** Longest excerpt of reported content in the list of cases. */
export const longestExcerpt = 200
/** How many earlier decisions about a member are shown with a case. */
export const earlierShown = 20
/** Open cases are counted up to this number. */
export const mostCounted = 100
