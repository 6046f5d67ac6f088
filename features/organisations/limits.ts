/** Maximum lengths of texts, in characters. */
export const longestText = {
  name: 120,
  legal_name: 200,
  website: 300,
  description: 4000,
  thesis: 2000,
  registry_number: 60,
  title: 100,
  note: 500,
} as const

/** How many organisations a member can be in, and found in a day. */
export const organisationsEach = 20
export const foundedADay = 5
/** How many people an organisation can have, and how many invitations can be open. */
export const peopleEach = 500
export const openInvitations = 100
/** After how many days an invitation expires, and when a member whose request was declined may ask again. */
export const invitationDays = 30
export const declinedDays = 30

/** For how many days the monthly check of a verification may fail before the badge goes. */
export const patienceDays = 30
