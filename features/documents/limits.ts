/** More pages than this are no document that somebody reads on a screen. */
export const mostPages = 300
