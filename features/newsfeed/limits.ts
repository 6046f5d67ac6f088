/** Length of a post or a comment, in characters as people see them. */
export const longestPost = 1_000
/** The limit in bytes as well, because one visible character can consist of any number of them. */
export const mostBytes = 32 * 1024

export const mostTopics = 3
export const mostMentions = 10
/** Pictures of a post. */
export const mostPictures = 4
/** Length of a picture's description, in characters. */
export const longestAlt = 500

/** Picture files must be smaller than this. */
export const pictureBytes = 5 * 1024 * 1024

/** Posts pinned to the top of the feed, or of a group. */
export const mostPinned = 3

/** New posts are counted up to this number, shown as 99+. */
export const mostNewer = 100
