/** What notifications are about, and what each member can turn off. */
export const notificationTypes = ['messages', 'matches', 'deals', 'events', 'profiles', 'content'] as const
export type NotificationType = (typeof notificationTypes)[number]

/** The most urgent first. */
export const priorities = ['high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]
