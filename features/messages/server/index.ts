import type { Room } from '#platform/server/room.ts'
import { keepTerms } from './keep-terms.ts'
import { completeSent } from './live.ts'
import { messageReceived } from './notifications.ts'
import { tellTyping } from './typing.ts'

export { messagesHandlers } from './handlers.ts'

export const messageKinds = [messageReceived]

export const messagesRoom: Room = {
  reactions: () => [keepTerms],
  live: {
    complete: { 'messages.sent': completeSent },
    signals: { 'messages.typing': tellTyping },
  },
}
