import { msg } from '@lingui/core/macro'
import { MessageCircle } from 'lucide-react'
import { messagesPath } from '../paths.ts'
import { type WebRoom, badge } from '#platform/web/rooms/room.ts'
import { unreadCount } from './data.ts'

export const messagesRoom: WebRoom = {
  tab: {
    id: 'messages',
    label: msg`Messages`,
    icon: MessageCircle,
    place: 'messages',
  },
  screens: [
    {
      path: messagesPath(),
      load: async () => (await import('./Messages.tsx')).Messages,
      slots: ['conversation.actions', 'conversation.top'],
    },
  ],
  // At most 100, shown as '99+'; without muted conversations.
  badge: badge(unreadCount, ({ unread }) => unread),
  searchKinds: [{ kind: 'message', label: msg`Messages`, icon: MessageCircle }],
  slots: {
    'dashboard.waiting': async () => (await import('./dashboard/WaitingReplies.tsx')).WaitingReplies,
    'profile.actions': async () => (await import('./MessageLink.tsx')).MessageLink,
    'matching.connected': async () => (await import('./FirstMessage.tsx')).FirstMessage,
    'welcome.brought': async () => (await import('./UnsentDrafts.tsx')).UnsentDrafts,
  },
  follow: async () => (await import('./follow-messages.ts')).followMessages,
  signedOut: { title: msg`Login Required`, text: msg`Please log in to start a conversation` },
}
