import { room } from '#platform/server/room.ts'
import { retentionContract } from '../contract.ts'
import { retentionPath } from '../paths.ts'
import { applyRetention } from './apply.ts'
import { retentionHandlers } from './handlers.ts'
import { type Kinds, keepDefaults } from './rules.ts'

/** @param kinds what the rooms let operators limit, available once all rooms are loaded */
export const retentionRoom = (kinds: Kinds) =>
  room({
    name: 'retention',
    contract: retentionContract,
    handlers: retentionHandlers(kinds),
    screens: [retentionPath()],
    prepare: (services) => keepDefaults(services, kinds(services)),
    jobs: (services) => [applyRetention(services, kinds)],
  })
