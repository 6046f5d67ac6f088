/** In characters. */
export const longestText = {
  question: 200,
  answer: 2_000,
  reason: 500,
  note: 120,
  welcomeTitle: 80,
  welcomeText: 1_000,
  stepLabel: 80,
  address: 500,
} as const
export const mostQuestions = 5
export const mostDomains = 100
export const mostSteps = 5
/** Decided at once. */
export const mostAtOnce = 50
/** Of a file with addresses to invite. */
export const csvLimit = { bytes: 8 * 2 ** 20, lines: 50_000 } as const
/** How often a link can be used at most, if it is limited. */
export const mostUses = 100_000

/** For how many days things are kept or work. */
export const days = {
  /** An application whose address is not confirmed; its link works as long. */
  unconfirmed: 7,
  /** A declined application; until then the address cannot apply again. */
  declined: 30,
  /** An invitation by email works. */
  invitation: 60,
  /** An invitation that was used, taken back or has expired. */
  invitationKept: 90,
  /** The welcome on the dashboard. */
  welcome: 30,
} as const
