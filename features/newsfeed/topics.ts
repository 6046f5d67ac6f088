/** Topics of posts. They are stored with posts and used in addresses: a removed topic must be removed from both. */
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
