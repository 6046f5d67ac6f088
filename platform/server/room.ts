import type { Reaction } from './events/index.ts'
import type { RoomRoutes } from './http/server.ts'
import type { Job } from './jobs/index.ts'
import type { RoomLive } from './live/index.ts'
import type { Services } from './services.ts'

/** What a room brings to the server beside its procedures; app/server/rooms.ts puts them together. */
export interface Room {
  reactions?: (services: Services) => readonly Reaction[]
  jobs?: (services: Services) => readonly Job[]
  routes?: RoomRoutes
  live?: RoomLive
}
