/** A poll has two to four options. */
export const fewestOptions = 2
export const mostOptions = 4
/** Length of an option, in characters. */
export const longestOption = 80

/** How long a poll may run. */
export const pollDays = [1, 3, 7, 14] as const
export type PollDays = (typeof pollDays)[number]

/** Results are shown from so many votes on, and while the poll runs they change in steps of at least as many. */
export const fewestVotes = 3
