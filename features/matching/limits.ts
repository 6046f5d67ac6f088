/** How many cards one deck has. */
export const deckSize = 10
/** How long the last decision can be taken back, in seconds. */
export const undoSeconds = 60
/** How long a note with an accept may be, in characters. */
export const longestNote = 300
