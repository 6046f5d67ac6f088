export const longestTitle = 120
export const longestBody = 3_000
/** Recipients that can be selected individually. */
export const mostChosen = 200
/** The number of readers is hidden below this, because it could identify them. */
export const fewestReaders = 3
/** Minor units: a hundred billion of a currency. */
export const largestFigure = 1e13
/** Updates from the same founder to compare with: three years of quarters. */
export const mostCompared = 12
