export const longestTitle = 120
export const longestBody = 3_000
/** Investors that can be chosen one by one. */
export const mostChosen = 200
/** From so many on it is said how many have opened an update: a smaller number would be about somebody. */
export const fewestReaders = 3
/** Minor units; a hundred thousand million of a currency. */
export const largestFigure = 1e13
/** Updates of the same founder that one is shown beside; three years of quarters. */
export const mostCompared = 12
