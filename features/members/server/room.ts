import { room } from '#platform/server/room.ts'
import { membersContract } from '../contract.ts'
import { membersHandlers } from './handlers.ts'
import { grant, revoke } from './operators.ts'

export const membersRoom = room({ name: 'members', contract: membersContract, handlers: membersHandlers, commands: [grant, revoke] })
