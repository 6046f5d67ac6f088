/** What posts can be about. Kept with posts and in addresses: one that goes has to be taken out of both. */
export const topics = [
  'fundraising',
  'climate-tech',
  'impact-measurement',
  'regulation',
  'energy',
  'circular-economy',
  'food',
  'product',
  'go-to-market',
  'hiring',
  'introductions',
  'questions',
] as const
export type Topic = (typeof topics)[number]
