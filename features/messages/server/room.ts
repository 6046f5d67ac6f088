import { room } from '#platform/server/room.ts'
import { messagesContract } from '../contract.ts'
import { messagesPath } from '../paths.ts'
import { receivedMessages } from './activity.ts'
import { messageStep } from './funnel.ts'
import { messagesHandlers } from './handlers.ts'
import { updateSearchIndex } from './keep-terms.ts'
import { updateResponseTimes } from './keep-turns.ts'
import { completeSent } from './live.ts'
import { messageReceived } from './notifications.ts'
import { signalTyping } from './typing.ts'
import { messagesPersonalData } from './personal-data.ts'
import { messageSearchable } from './searchable.ts'

export const messagesRoom = room({
  name: 'messages',
  contract: messagesContract,
  handlers: messagesHandlers,
  screens: [messagesPath()],
  shortcut: {
    id: 'messages',
    name: /*i18n*/ { id: 'install.messages', message: 'Messages' },
    path: messagesPath(),
    icon: 'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
  },
  kinds: [messageReceived],
  funnel: [messageStep],
  home: { activity: receivedMessages },
  reactions: () => [updateSearchIndex, updateResponseTimes],
  searchables: [messageSearchable],
  personalData: messagesPersonalData,
  live: {
    complete: { 'messages.sent': completeSent },
    signals: { 'messages.typing': signalTyping },
  },
})
