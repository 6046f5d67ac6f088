import type { Reaction } from './events/index.ts'
import type { RoomRoutes } from './http/server.ts'
import type { Job } from './jobs/index.ts'
import type { Services } from './services.ts'

/** What a room brings to the server beside its procedures; app/rooms.ts puts them together. */
export interface Room {
  reactions?: readonly Reaction[]
  jobs?: (services: Services) => readonly Job[]
  routes?: RoomRoutes
}
