/** What counts between two members, in the order in which it is told. */
export const criteria = ['industry', 'stage', 'round', 'place', 'goals', 'experience', 'expertise', 'people'] as const
export type Criterion = (typeof criteria)[number]
