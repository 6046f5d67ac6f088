/** What tells the server which zone the reader's clock is in, so that what it renders says their times. */
export const zoneCookie = 'tz'
