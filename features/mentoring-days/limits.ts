/** Maximum lengths in characters. */
export const longestText = { title: 100, note: 2000, place: 300 } as const
export const mostMentors = 60
export const mostFounders = 200
export const mostRounds = 20
export const mostWishes = 5
/** Of a meeting and of the break after it, in minutes. */
export const lengths = { least: 10, most: 60 } as const
export const longestBreak = 60
/** Members that can be added at once. */
export const mostAdded = 20
