/** Maximum lengths in characters. */
export const longestText = {
  title: 120,
  company_name: 120,
  description: 2000,
  impact: 600,
  website: 300,
  contact_person: 120,
  contact_email: 254,
} as const

/** Maximum length of the note with an introduction request, and of the reason for declining it. */
export const longestNote = 600

/** Maximum length of an investor's private note. */
export const longestPrivateNote = 4000

/** Maximum number of drafts per member: one for each deal being written or edited. */
export const draftsEach = 60

/** Maximum number of deals per member. */
export const dealsEach = 50

/** Maximum number of deals in the analytics of all deals: the most recently updated ones of the member and their organisations. */
export const dealsInOverview = 200

/** Days until a member whose request was refused can ask for access again. */
export const refusedDays = 7
