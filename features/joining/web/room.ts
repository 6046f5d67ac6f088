import { msg } from '@lingui/core/macro'
import { type WebRoom, badge } from '#platform/web/rooms/room.ts'
import { joiningPath } from '../paths.ts'
import { waitingApplications } from './data.ts'

export const joiningRoom: WebRoom = {
  screens: [{ path: joiningPath(), under: 'operators', load: async () => (await import('./console/JoiningScreen.tsx')).JoiningScreen }],
  console: [
    {
      href: joiningPath(),
      label: msg`Joining`,
      group: 'people',
      area: 'community',
      waiting: { ...badge(waitingApplications, ({ waiting }) => waiting), topics: ['joining:console'] },
    },
  ],
  slots: { 'dashboard.notice': async () => (await import('./dashboard/WelcomeCard.tsx')).WelcomeCard },
  follow: async () => (await import('./follow-joining.ts')).followJoining,
}
