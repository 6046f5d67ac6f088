/** How many cards one deck has. */
export const deckSize = 10
/** How long the last decision can be taken back, in seconds. */
export const undoSeconds = 60
/** A member's decisions count in the order of others once so many came together, and so do the decisions about a member. */
export const together = 5
/** How long a note with an accept may be, in characters. */
export const longestNote = 300
