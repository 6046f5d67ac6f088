import { msg } from '@lingui/core/macro'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { managedEventsPath } from '../paths.ts'

export const eventSourcesRoom: WebRoom = {
  screens: [
    { path: managedEventsPath(), under: 'operators', load: async () => (await import('./operators/EventsScreen.tsx')).EventsScreen },
  ],
  console: [{ href: managedEventsPath(), label: msg`Events`, group: 'content', area: 'programme' }],
  slots: { 'events.live.end': async () => (await import('./members/LiveSources.tsx')).LiveSources },
}
