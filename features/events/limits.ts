/** Maximum lengths of texts, in characters. */
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
  alt: 300,
  message: 2_000,
  location: 80,
} as const

export const mostQuestions = 5
export const mostCapacity = 100_000
/** Maximum number of upcoming events a member can host. */
export const eventsEach = 50
/** How often hosts can write to the attendees of an event in 24 hours. */
export const messagesADay = 3
/** How many members can host an event with its host. */
export const mostCoHosts = 5
/** How many dates a series can have. */
export const mostDates = 26
/** How long before the start check-in opens, in ms. */
export const checkInOpens = 2 * 3_600_000
/** Maximum length of an event, in days. */
export const longestEvent = 60

export const mostLocations = 20
/** Maximum price in the preferences, in whole euros. */
export const largestPrice = 1_000_000
