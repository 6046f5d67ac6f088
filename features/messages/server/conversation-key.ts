const prefix = 'conversation:'

/** Under which a member is told of what waits in their conversation with another. */
export const aboutConversation = (other: string): string => `${prefix}${other}`

/** With whom the conversation under this key is. */
export const otherOf = (key: string): string => key.slice(prefix.length)
