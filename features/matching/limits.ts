/** Cards per deck. */
export const deckSize = 10
/** How long the last decision can be undone, in seconds. */
export const undoSeconds = 60
/** How many decisions by a member, or about them, it takes until these count in the order of others' cards. */
export const together = 5
/** How long a note with an accept may be, in characters. */
export const longestNote = 300
