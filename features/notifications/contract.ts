import * as z from 'zod'
import { openProcedure, pageInput, pageOf, procedure, serverText, textValue, timestamp } from '#platform/contract.ts'
import { memberBrief } from '#features/members/contract.ts'
import type { Problem } from '#platform/problems.ts'
import { notificationTypes, priorities } from '#platform/notifications.ts'

export const notificationProblems = {
  invalidUnsubscribeLink: {
    code: 'NOT_FOUND',
    .../*i18n*/ {
      id: 'notifications.invalidUnsubscribeLink',
      message: 'This link is not valid. Please use the link in your latest email, or sign in and change your notification settings.',
    },
  },
} as const satisfies Record<string, Problem>

const id = z.number().int()
const revision = z.number().int().describe('Increases with each change; determines the order of the list, and is the value of "up_to"')

const notification = z.object({
  id,
  revision,
  type: z.enum(notificationTypes),
  priority: z.enum(priorities),
  title: serverText,
  description: textValue.describe('At most 200 characters of the content, or what was done'),
  target: z.string().describe('The address it links to'),
  actor: memberBrief.nullable().describe('The member who caused it'),
  count: z.number().int().describe('How many items it covers, such as the unread messages of a conversation'),
  read: z.boolean(),
  created_at: timestamp.describe('Time of the latest item'),
})
export type Notification = z.infer<typeof notification>

const notificationPreferences = z.object({
  email: z.boolean().describe('Off by default'),
  push: z.boolean().describe("The browser's own notifications"),
  messages: z.boolean(),
  matches: z.boolean(),
  deals: z.boolean(),
  events: z.boolean(),
  profiles: z.boolean(),
  content: z.boolean(),
})
export type NotificationPreferences = z.infer<typeof notificationPreferences>

const summary = z.object({
  unread: z
    .number()
    .int()
    .describe('Number of unread items, as on the bell: each message of a conversation counts; from at most 1,000 notifications'),
  unseen: z
    .partialRecord(z.enum(notificationTypes), z.number().int())
    .describe('Unread notifications of the last 24 hours by type, at most 100 each; types without any are left out'),
  unseen_kinds: z.record(z.string(), z.number().int()).describe('The same by kind, such as matching.interest and matching.connection'),
  revision: revision.describe('The latest revision; 0 without notifications'),
})
export type NotificationSummary = z.infer<typeof summary>

export const notificationsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/notifications',
      summary: 'The member’s notifications, newest first, without cleared ones',
      tags: ['Notifications'],
    })
    .input(pageInput())
    .output(pageOf(notification)),
  summary: procedure
    .route({ method: 'GET', path: '/notifications/summary', summary: 'Counts for the badges', tags: ['Notifications'] })
    .output(summary),
  activity: procedure
    .route({
      method: 'GET',
      path: '/notifications/activity',
      summary: 'The last 20 notifications, including read and cleared ones',
      tags: ['Notifications'],
    })
    .output(z.object({ items: z.array(notification) })),
  markRead: procedure
    .route({ method: 'POST', path: '/notifications/{id}/read', summary: 'Mark a notification as read', tags: ['Notifications'] })
    .input(z.object({ id: z.coerce.number().int() }))
    .output(z.object({})),
  markAllRead: procedure
    .route({
      method: 'POST',
      path: '/notifications/read',
      summary: 'Mark all notifications as read, up to a revision',
      tags: ['Notifications'],
    })
    .input(z.object({ up_to: revision, target: z.string().max(300).optional().describe('Only notifications that link to this address') }))
    .output(z.object({})),
  clear: procedure
    .route({
      method: 'POST',
      path: '/notifications/clear',
      summary: 'Clear all notifications, up to a revision',
      tags: ['Notifications'],
    })
    .input(z.object({ up_to: revision }))
    .output(z.object({})),
  restore: procedure
    .route({
      method: 'POST',
      path: '/notifications/restore',
      summary: 'Undo clearing: restore what was cleared together with the newest notification up to this revision, in the last ten minutes',
      tags: ['Notifications'],
    })
    .input(z.object({ up_to: revision }))
    .output(z.object({})),
  preferences: procedure
    .route({ method: 'GET', path: '/notifications/preferences', summary: 'Notification settings', tags: ['Notifications'] })
    .output(notificationPreferences),
  savePreferences: procedure
    .route({ method: 'PATCH', path: '/notifications/preferences', summary: 'Change notification settings', tags: ['Notifications'] })
    .input(notificationPreferences.partial())
    .output(notificationPreferences),
  unsubscribe: openProcedure
    .route({
      method: 'POST',
      path: '/unsubscribe/{token}',
      summary: 'Turn off emails with the link in an email; needs no session',
      tags: ['Notifications'],
    })
    .input(z.object({ token: z.string().max(300) }))
    .output(z.object({})),
}

export const notificationsLive = {
  /** A new notification, or new items in one, to be shown as a toast with the title `toast`. */
  'notifications.new': z.object({ notification, toast: serverText }),
  /** The list, its read state or the settings changed otherwise: refetch. */
  'notifications.changed': z.object({}),
}
