import { room } from '#platform/server/room.ts'
import { placesContract } from '../contract.ts'
import { placesHandlers } from './handlers.ts'

export const placesRoom = room({ name: 'places', contract: placesContract, handlers: placesHandlers })
