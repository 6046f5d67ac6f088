/** The kinds of readers with a page of their own, by the last part of its address. */
export const audiences = ['founders', 'investors', 'mentors', 'operators'] as const
export type Audience = (typeof audiences)[number]
