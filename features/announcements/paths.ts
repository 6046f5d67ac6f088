import { consolePath } from '#platform/paths.ts'

export const announcementsPath = () => consolePath('announcements')
export const announcementPath = (id: string) => `${announcementsPath()}/${id}`
/** A new announcement; the state of the navigation may say to whom. */
export const newAnnouncementPath = () => announcementPath('new')
/** The short address of an announcement's link, the same for everybody. */
export const followPath = (token: string) => `/a/${token}`
