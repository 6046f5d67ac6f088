/** Maximum lengths in characters. */
export const longestText = { word: 500, place: 300, note: 5000, step: 200 } as const

/** How many times can be proposed at once. */
export const mostTimes = 5
/** Lengths of meetings that screens offer, in minutes. */
export const lengths = [15, 20, 30, 45, 60, 90] as const
/** The farthest that a meeting can be agreed ahead, in days. */
export const farthest = 365
/** How late somebody can say they will be, in minutes. */
export const lateMinutes = [5, 10, 15, 20, 30] as const
/** Days of free slots per request. */
export const mostSlotDays = 31
