/** Notification types, which members can turn off individually. */
export const notificationTypes = ['messages', 'matches', 'deals', 'events', 'profiles', 'content'] as const
export type NotificationType = (typeof notificationTypes)[number]

/** Most urgent first. */
export const priorities = ['high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]
