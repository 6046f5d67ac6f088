import { room } from '#platform/server/room.ts'
import { messagesContract } from '../contract.ts'
import { messagesPath } from '../paths.ts'
import { receivedMessages } from './activity.ts'
import { messagesHandlers } from './handlers.ts'
import { keepTerms } from './keep-terms.ts'
import { keepTurns } from './keep-turns.ts'
import { completeSent } from './live.ts'
import { messageReceived } from './notifications.ts'
import { tellTyping } from './typing.ts'
import { messagesPersonalData } from './personal-data.ts'

export const messagesRoom = room({
  name: 'messages',
  contract: messagesContract,
  handlers: messagesHandlers,
  screens: [messagesPath()],
  kinds: [messageReceived],
  home: { activity: receivedMessages },
  reactions: () => [keepTerms, keepTurns],
  personalData: messagesPersonalData,
  live: {
    complete: { 'messages.sent': completeSent },
    signals: { 'messages.typing': tellTyping },
  },
})
