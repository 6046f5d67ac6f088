/** Regions that can be chosen as well as single countries; a country may lie in several. */
export const regions = [
  'europe',
  'eu',
  'dach',
  'nordics',
  'baltics',
  'benelux',
  'british-isles',
  'southern-europe',
  'central-eastern-europe',
  'global',
] as const
export type Region = (typeof regions)[number]

/** Distinguishes the regions of a geography from its countries. */
export const isRegion = (place: string): place is Region => regions.some((region) => region === place)
