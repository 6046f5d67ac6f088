/** Of a post or a comment, in characters as people see them. */
export const longestPost = 1_000
/** And in bytes: what people see as one character can be made of any number of them. */
export const mostBytes = 32 * 1024

export const mostTopics = 3
export const mostMentions = 10
/** What a picture shows, in characters. */
export const longestAlt = 500

/** A picture's file must be smaller. */
export const pictureBytes = 5 * 1024 * 1024

/** How far new posts are counted; shown as 99+. */
export const mostNewer = 100
