import type { NotificationPreferences } from './contract.ts'

/** The settings of members who have not saved any: all notifications are listed, but none leave the site. */
export const defaultPreferences: NotificationPreferences = {
  email: false,
  push: false,
  messages: true,
  matches: true,
  deals: true,
  events: true,
  profiles: true,
  content: true,
}
