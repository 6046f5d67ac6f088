/** The most characters of texts. */
export const longestText = {
  title: 120,
  company_name: 120,
  description: 2000,
  impact: 600,
  website: 300,
  contact_person: 120,
  contact_email: 254,
} as const

/** The most characters of a note with a request for an introduction, and of the reason why one is declined. */
export const longestNote = 600

/** The most characters of what an investor notes for themselves about a deal. */
export const longestPrivateNote = 4000

/** How many drafts a member can have at once, one for each deal that is being written or changed. */
export const draftsEach = 60

/** How many deals a member can have at once. */
export const dealsEach = 50

/** How long somebody who was refused cannot ask to read again, in days. */
export const refusedDays = 7
