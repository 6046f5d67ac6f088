export const longestWebinarText = { title: 140, speaker: 140, description: 1_000, address: 500 }
export const shortestWebinar = 5
export const longestWebinar = 600
export const longestSlug = 100
export const longestResourceText = { title: 140, text: 10_000, address: 500 }
/** How many resources a group can have. */
export const resourcesEach = 500
/** How many results a search returns. */
export const mostFound = 10
