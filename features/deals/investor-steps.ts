/** How far a member has got with a deal, as shown to its owner, in ascending order. */
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
