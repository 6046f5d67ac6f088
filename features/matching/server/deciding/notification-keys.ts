const interest = 'interest:'
const connection = 'connection:'

/** Under which a member is told that another is interested in them, or connected to them. */
export const aboutInterest = (other: string): string => `${interest}${other}`
export const aboutConnection = (other: string): string => `${connection}${other}`

/** Whom such a key is about. */
export const otherOf = (key: string): string => key.slice(key.indexOf(':') + 1)
