/** Results of a kind are counted up to this many. */
export const countCap = 99
