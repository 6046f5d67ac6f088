const prefix = 'conversation:'

/** Key of a member's notifications about their conversation with another member. */
export const aboutConversation = (other: string): string => `${prefix}${other}`

/** The other member of the conversation with this key. */
export const otherOf = (key: string): string => key.slice(prefix.length)
