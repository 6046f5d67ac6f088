/** In characters, as a reader counts them. */
export const longestMessage = 4_000

/** How long after sending a message can be unsent. */
export const unsendMinutes = 15

/** Up to how many unread messages are counted; badges show 99+. */
export const mostUnread = 100
