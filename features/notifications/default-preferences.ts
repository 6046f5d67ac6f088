import type { NotificationPreferences } from './contract.ts'

/** What holds for a member until they save something else: everything is told, but nothing leaves the site unasked. */
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
