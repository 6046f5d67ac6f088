/** How long texts of events may be, in characters. */
export const longestText = {
  title: 140,
  description: 5_000,
  venue: 140,
  address: 200,
  city: 100,
  organizer: 140,
  website: 500,
  joining: 500,
  question: 200,
  answer: 500,
  cancelReason: 500,
  location: 80,
} as const

export const mostQuestions = 5
export const mostCapacity = 100_000
/** How many events of one's own may be ahead. */
export const eventsEach = 50
/** How long an event may last, in days. */
export const longestEvent = 60

export const mostLocations = 20
/** Of the preferences, in whole euros. */
export const largestPrice = 1_000_000
