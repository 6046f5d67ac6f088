/** 'open': members were asked for their wishes. */
export const dayStates = ['draft', 'open', 'sent', 'cancelled'] as const
export type DayState = (typeof dayStates)[number]

export const sides = ['mentor', 'founder'] as const
export type Side = (typeof sides)[number]

/** Why a meeting of the plan cannot take place: one is in another meeting, said that they can’t take part, or the two are kept apart. */
export const obstacles = ['mentorBusy', 'founderBusy', 'mentorOut', 'founderOut', 'apart'] as const
export type Obstacle = (typeof obstacles)[number]
