import * as z from 'zod'
import { givenTimestamp, largestInteger, memberId, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { isVisible, storable } from '#platform/visible-text.ts'
import { memberBrief } from '#features/members/contract.ts'
import type { Problem } from '#platform/problems.ts'
import { longestMessage, unsendMinutes } from './limits.ts'
import { invalid, tooLong } from '#platform/invalid.ts'

export const messageProblems = {
  profileFirst: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'messages.profileFirst', message: 'Complete your profile first' },
  },
  toOneself: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'messages.toOneself', message: 'You can’t message yourself.' },
  },
  idTaken: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'messages.idTaken', message: 'Another message with this id was already sent.' },
  },
  tooLateToUnsend: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'messages.tooLateToUnsend',
      message: 'You can only unsend a message for {minutes} minutes after sending it. This message is older.',
    },
  },
} as const satisfies Record<string, Problem>

const position = z.number().int().min(1).max(largestInteger).describe('Position in its conversation: 1, 2, 3 … without gaps')

const message = z.object({
  id: z.uuid(),
  position,
  sender_id: memberId,
  content: z.string().describe('Empty once unsent'),
  created_at: timestamp,
  delivered_at: timestamp.nullable().describe("When a client of the receiver's had it"),
  read_at: timestamp.nullable(),
  unsent: z.boolean(),
})
export type Message = z.infer<typeof message>

const partner = memberBrief.extend({
  full_name: memberBrief.shape.full_name.describe('Empty for a former member'),
  user_type: memberBrief.shape.user_type.nullable().describe('Null for a former member'),
  standing: z
    .enum(['here', 'away', 'gone'])
    .describe('away: cannot be reached at the moment; gone: a former member, only their messages are stored'),
})
/** The other member of a conversation. */
export type Partner = z.infer<typeof partner>

const conversationSummary = z.object({
  member: partner,
  last_message: message.describe('With only the first 160 characters of its content'),
  unread: z.number().int(),
  muted: z.boolean(),
})
export type ConversationSummary = z.infer<typeof conversationSummary>

const conversation = z.object({
  member: partner,
  muted: z.boolean(),
  unread: z.number().int(),
  read_position: z.number().int().describe('Position of the last message read; the unread line follows it. 0: nothing read yet'),
  last_position: z.number().int().describe('0: no messages yet'),
})
export type Conversation = z.infer<typeof conversation>

const foundMessage = z.object({
  member: partner,
  message: message.describe('With the part of its content around the match'),
})
export type FoundMessage = z.infer<typeof foundMessage>

/** A conversation is identified by the other member; there is one for each pair. */
const withMember = z.object({ id: memberId.describe('The other member of the conversation') })

export const messagesContract = {
  conversations: procedure
    .route({ method: 'GET', path: '/conversations', summary: "One's conversations, last message first", tags: ['Messages'] })
    .input(pageInput())
    .output(pageOf(conversationSummary)),
  conversation: procedure
    .route({
      method: 'GET',
      path: '/conversations/{id}',
      summary: 'State of a conversation, without its messages; also before the first message',
      tags: ['Messages'],
    })
    .input(withMember)
    .output(conversation),
  list: procedure
    .route({
      method: 'GET',
      path: '/conversations/{id}/messages',
      summary: 'Messages of a conversation in order, the last ones by default',
      tags: ['Messages'],
    })
    .input(
      withMember.extend({
        before: z.coerce.number().int().min(1).max(largestInteger).optional().describe('Messages just before this position'),
        after: z.coerce
          .number()
          .int()
          .min(0)
          .max(largestInteger)
          .optional()
          .describe('Messages just after this position, such as those since the last one known'),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ items: z.array(message), more: z.boolean().describe('Whether there are more in the requested direction') })),
  send: procedure
    .route({
      method: 'POST',
      path: '/messages',
      summary: 'Send a message; sending it again under the same id changes nothing',
      tags: ['Messages'],
    })
    .input(
      z.object({
        id: z.uuid().describe('Made by the client, new for each message'),
        to: memberId,
        content: z
          .string()
          .transform(storable)
          .refine(isVisible, invalid(/*i18n*/ { id: 'messages.empty', message: 'Please write a message first' }))
          .refine((value) => value.length <= longestMessage || Array.from(value).length <= longestMessage, tooLong(longestMessage)),
      }),
    )
    .output(message),
  unsend: procedure
    .route({
      method: 'DELETE',
      path: '/messages/{id}',
      summary: `Unsend a message, within ${unsendMinutes} minutes`,
      tags: ['Messages'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
  received: procedure
    .route({
      method: 'POST',
      path: '/messages/received',
      summary: 'Confirm that this client has received everything up to a time',
      tags: ['Messages'],
    })
    .input(z.object({ up_to: givenTimestamp }))
    .output(z.object({})),
  read: procedure
    .route({
      method: 'POST',
      path: '/conversations/{id}/read',
      summary: 'Mark a conversation as read up to a position',
      tags: ['Messages'],
    })
    .input(withMember.extend({ position }))
    .output(z.object({})),
  mute: procedure
    .route({ method: 'PUT', path: '/conversations/{id}/muted', summary: 'Mute or unmute a conversation', tags: ['Messages'] })
    .input(withMember.extend({ muted: z.boolean() }))
    .output(z.object({})),
  unread: procedure
    .route({ method: 'GET', path: '/messages/unread', summary: 'Count unread messages, without muted conversations', tags: ['Messages'] })
    .output(z.object({ unread: z.number().int().describe('At most 100 (shown 99+)') })),
  search: procedure
    .route({
      method: 'GET',
      path: '/messages/search',
      summary: "Messages with these words in any of one's conversations, last first",
      tags: ['Messages'],
    })
    .input(
      z.object({
        query: text(100).min(1, invalid(/*i18n*/ { id: 'messages.nothingToFind', message: 'Please enter a search term' })),
        ...pageInput().shape,
      }),
    )
    .output(pageOf(foundMessage)),
}

export const messagesLive = {
  /** A message was stored; published to all clients of both members. */
  'messages.sent': z.object({ message, sender: memberBrief, receiver_id: memberId }),
  /** A member received or read messages up to a position; published to both members. */
  'messages.ticks': z.object({
    member_id: memberId.describe('The member who received or read them'),
    with: memberId.describe('The sender'),
    state: z.enum(['delivered', 'read']),
    position,
    at: timestamp,
  }),
  'messages.unsent': z.object({ id: z.uuid(), position, sender_id: memberId, receiver_id: memberId }),
  'messages.muted': z.object({ with: memberId, muted: z.boolean() }),
  /** A member is typing to this one; shown for a few seconds. */
  'messages.typing': z.object({ from: memberId }),
}

export const messagesSignals = {
  'messages.typing': z.object({ to: memberId }),
}
