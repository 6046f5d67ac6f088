/** For whom a mentor offers office hours. */
export const audiences = ['everybody', 'connections', 'group'] as const
export type Audience = (typeof audiences)[number]
