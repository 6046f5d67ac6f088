/** For how many days a copy is kept, and the minimum hours between two requests of a member. */
export const keptDays = 7
export const hoursBetween = 24
