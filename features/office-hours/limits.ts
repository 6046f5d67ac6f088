/** Maximum lengths in characters. */
export const longestText = { title: 100, about: 1000, question: 200, answer: 500, place: 300 } as const

export const mostPlaces = 12
export const mostTopics = 3
/** Dates at once, and the weeks in which they repeat. */
export const mostStarts = 20
export const mostWeeks = 26
/** Offers of a mentor. */
export const mostOffers = 20
/** Times of a mentor that are still to come. */
export const mostSlots = 200
/** Times for which a member can wait. */
export const mostWaits = 10
/** Members who can wait for a time. */
export const longestLine = 50
/** Lengths that screens offer, in minutes. */
export const lengths = [15, 20, 30, 45, 60, 90] as const
