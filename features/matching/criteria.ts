/** The criteria of a match, in the order in which they are shown. */
export const criteria = ['industry', 'stage', 'round', 'place', 'goals', 'experience', 'expertise', 'people'] as const
export type Criterion = (typeof criteria)[number]
