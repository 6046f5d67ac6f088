import type { RoomPages } from '#platform/server/room.ts'
import { screenshots } from './screenshots.ts'
import { searchEngines } from './search-engines.ts'
import { socialCard } from './social-card.ts'

export const landingRoom: RoomPages = {
  routes(app, services, serve) {
    searchEngines(app, services, serve)
    socialCard(app, services, serve)
  },
  screenshots,
}
