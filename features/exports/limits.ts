/** How many days a copy is kept, and how many hours lie between two that a member asks for. */
export const keptDays = 7
export const hoursBetween = 24
