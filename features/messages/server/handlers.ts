import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { messagesContract } from '../contract.ts'
import { mostUnread } from '../limits.ts'
import { conversationFor } from './access.ts'
import { findMessages } from './find-messages.ts'
import { listConversations } from './list-conversations.ts'
import { listMessages } from './list-messages.ts'
import { markReceived, muteConversation, readUpTo } from './mark.ts'
import { presentPartner } from './partner.ts'
import { unreadMessages } from './queries.ts'
import { sendMessage } from './send-message.ts'
import { unsend } from './send-message.ts'

const api = implement(messagesContract).$context<RequestContext>().use(signedIn)

export const messagesHandlers = {
  conversations: api.conversations.handler(({ context: { actor, services }, input }) =>
    listConversations(services.database.kysely, actor.id, input),
  ),

  conversation: api.conversation.handler(async ({ context: { actor, services }, input }) => {
    const row = await conversationFor(services.database.kysely, actor, input.id)
    return { ...row, member: presentPartner(row) }
  }),

  list: api.list.handler(({ context: { actor, services }, input }) => listMessages(services.database.kysely, actor, input)),

  send: api.send.handler(({ context: { actor, services }, input }) => sendMessage(services, actor, input)),

  unsend: api.unsend.handler(async ({ context: { actor, services }, input }) => {
    await unsend(services, actor, input.id)
    return {}
  }),

  received: api.received.handler(async ({ context: { actor, services }, input }) => {
    await markReceived(services, actor, input.up_to)
    return {}
  }),

  read: api.read.handler(async ({ context: { actor, services }, input }) => {
    await readUpTo(services, actor, input.id, input.position)
    return {}
  }),

  mute: api.mute.handler(async ({ context: { actor, services }, input }) => {
    await muteConversation(services, actor, input.id, input.muted)
    return {}
  }),

  unread: api.unread.handler(async ({ context: { actor, services } }) => {
    const [waiting] = await unreadMessages(services.database.kysely, { viewer: actor.id, cap: mostUnread })
    return { unread: waiting?.unread ?? 0 }
  }),

  search: api.search.handler(({ context: { actor, services }, input }) => findMessages(services.database.kysely, actor.id, input)),
}
