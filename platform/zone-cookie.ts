/** Sends the reader's time zone to the server, so that pages are rendered with local times. */
export const zoneCookie = 'tz'
