import type { WebRoom } from '#platform/web/rooms/room.ts'

export const eventSourcesRoom: WebRoom = {
  slots: {
    'events.live.end': async () => (await import('./members/LiveSources.tsx')).LiveSources,
    'operators.programme': async () => (await import('./operators/EventSections.tsx')).EventSections,
  },
}
