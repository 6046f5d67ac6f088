/** In characters, as a reader counts them. */
export const longestMessage = 4_000

/** How long a message can be taken back. */
export const unsendMinutes = 15

/** How far unread messages are counted; badges show 99+. */
export const mostUnread = 100
