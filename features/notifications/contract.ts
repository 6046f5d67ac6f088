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
      message: 'This link is not valid. Please use the link of the last e-mail, or change your notification settings after signing in.',
    },
  },
} as const satisfies Record<string, Problem>

const id = z.number().int()
const revision = z.number().int().describe('Grows with each change; the order of the list, and what "up to" refers to')

const notification = z.object({
  id,
  revision,
  type: z.enum(notificationTypes),
  priority: z.enum(priorities),
  title: serverText,
  description: textValue.describe('At most 200 characters of what was said, or what was done'),
  target: z.string().describe('The address of what it is about'),
  actor: memberBrief.nullable().describe('Who did it'),
  count: z.number().int().describe('How many things of a kind it stands for, such as unread messages of one conversation'),
  read: z.boolean(),
  created_at: timestamp.describe('Of the last of them'),
})
export type Notification = z.infer<typeof notification>

const notificationPreferences = z.object({
  email: z.boolean().describe('Off until asked for'),
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
    .describe('What the unread ones stand for, as the bell counts it: each message of a conversation; of at most 1,000'),
  unseen: z
    .partialRecord(z.enum(notificationTypes), z.number().int())
    .describe('Unread ones of the last 24 hours by their type, at most 100 of each; none of a type that is not named'),
  unseen_kinds: z.record(z.string(), z.number().int()).describe('The same, by what they tell of: matching.interest, matching.connection'),
  revision: revision.describe('Of the last change; 0 for none'),
})
export type NotificationSummary = z.infer<typeof summary>

export const notificationsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/notifications',
      summary: "One's notifications, last first, without those cleared",
      tags: ['Notifications'],
    })
    .input(pageInput())
    .output(pageOf(notification)),
  summary: procedure
    .route({ method: 'GET', path: '/notifications/summary', summary: 'What the badges count', tags: ['Notifications'] })
    .output(summary),
  activity: procedure
    .route({ method: 'GET', path: '/notifications/activity', summary: 'The last 20, also those read or cleared', tags: ['Notifications'] })
    .output(z.object({ items: z.array(notification) })),
  markRead: procedure
    .route({ method: 'POST', path: '/notifications/{id}/read', summary: 'Mark one as read', tags: ['Notifications'] })
    .input(z.object({ id: z.coerce.number().int() }))
    .output(z.object({})),
  markAllRead: procedure
    .route({
      method: 'POST',
      path: '/notifications/read',
      summary: 'Mark all as read, up to the last one the reader has seen',
      tags: ['Notifications'],
    })
    .input(z.object({ up_to: revision, target: z.string().max(300).optional().describe('Only those about this address') }))
    .output(z.object({})),
  clear: procedure
    .route({
      method: 'POST',
      path: '/notifications/clear',
      summary: 'Clear all away, up to the last one the reader has seen',
      tags: ['Notifications'],
    })
    .input(z.object({ up_to: revision }))
    .output(z.object({})),
  preferences: procedure
    .route({ method: 'GET', path: '/notifications/preferences', summary: 'What one wants to hear of, and how', tags: ['Notifications'] })
    .output(notificationPreferences),
  savePreferences: procedure
    .route({ method: 'PATCH', path: '/notifications/preferences', summary: 'Change some of them', tags: ['Notifications'] })
    .input(notificationPreferences.partial())
    .output(notificationPreferences),
  unsubscribe: openProcedure
    .route({
      method: 'POST',
      path: '/unsubscribe/{token}',
      summary: 'Turn e-mail off with the link of an e-mail; needs no session',
      tags: ['Notifications'],
    })
    .input(z.object({ token: z.string().max(300) }))
    .output(z.object({})),
}

export const notificationsLive = {
  /** Something new, or more of the same: worth a toast. `toast` is its title. */
  'notifications.new': z.object({ notification, toast: serverText }),
  /** The list, its read state or the preferences changed in another way: ask anew. */
  'notifications.changed': z.object({}),
}
