/** How far a member has come with a deal, as its owner is told: each goes farther than the one before. */
export const investorSteps = [
  'viewed',
  'asked_to_read',
  'read',
  'downloaded',
  'interested',
  'requested_intro',
  'talking',
  'invested',
] as const
export type InvestorStep = (typeof investorSteps)[number]
