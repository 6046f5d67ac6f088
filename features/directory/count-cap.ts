/** Counts under a filter stop here and are shown as '200+'. */
export const countCap = 200
