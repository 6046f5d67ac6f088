/** Regions that can be named beside single countries; a country may lie in several. */
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

/** Tells the regions of a geography from its single countries. */
export const isRegion = (place: string): place is Region => regions.some((region) => region === place)
