import { msg } from '@lingui/core/macro'
import { MessageCircle, Newspaper } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { newsfeedPath, postPath } from '../paths.ts'

export const newsfeedRoom: WebRoom = {
  tab: {
    id: 'newsfeed',
    label: msg`Newsfeed`,
    icon: Newspaper,
    place: 'community',
  },
  screens: [
    { path: newsfeedPath(), load: async () => (await import('./Newsfeed.tsx')).Newsfeed },
    { path: postPath('$id'), load: async () => (await import('./post/PostPage.tsx')).PostPage },
  ],
  searchKinds: [
    { kind: 'post', label: msg`Posts`, icon: Newspaper },
    { kind: 'comment', label: msg`Comments`, icon: MessageCircle },
  ],
  slots: {
    'group.posts': async () => (await import('./group/GroupPosts.tsx')).GroupPosts,
    'organisation.posts': async () => (await import('./organisation/MentioningPosts.tsx')).MentioningPosts,
    'profile.aside': async () => (await import('./profile/RecentPosts.tsx')).RecentPosts,
  },
  follow: async () => (await import('./follow-newsfeed.ts')).followNewsfeed,
}
