import { room } from '#platform/server/room.ts'
import { messagesContract } from '../contract.ts'
import { messagesPath } from '../paths.ts'
import { receivedMessages } from './activity.ts'
import { messagesHandlers } from './handlers.ts'
import { updateSearchIndex } from './keep-terms.ts'
import { updateResponseTimes } from './keep-turns.ts'
import { completeSent } from './live.ts'
import { messageReceived } from './notifications.ts'
import { signalTyping } from './typing.ts'
import { messagesPersonalData } from './personal-data.ts'

export const messagesRoom = room({
  name: 'messages',
  contract: messagesContract,
  handlers: messagesHandlers,
  screens: [messagesPath()],
  kinds: [messageReceived],
  home: { activity: receivedMessages },
  reactions: () => [updateSearchIndex, updateResponseTimes],
  personalData: messagesPersonalData,
  live: {
    complete: { 'messages.sent': completeSent },
    signals: { 'messages.typing': signalTyping },
  },
})
