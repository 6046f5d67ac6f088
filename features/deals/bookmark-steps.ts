/** The numbers of bookmarks that owners of a deal see; below the first, they see none. */
export const bookmarkSteps = [5, 10, 25, 50, 100, 250, 500, 1_000]
