import { dashboardPath, tabPath } from '#platform/paths.ts'
import type { HomePart } from '#platform/server/home.ts'
import { room } from '#platform/server/room.ts'
import { dashboardContract } from '../contract.ts'
import { recentActivityPath } from '../paths.ts'
import { dashboardHandlers } from './handlers.ts'
import { notifyFigures } from './notify-figures.ts'

/** @param parts the other rooms' contributions to the first screen */
export const dashboardRoom = (parts: readonly HomePart[]) =>
  room({
    name: 'dashboard',
    contract: dashboardContract,
    handlers: dashboardHandlers(parts),
    reactions: (services) => [notifyFigures(services)],
    // The number of deals is public to all members.
    live: { watchable: { dashboard: async (_services, _actor, ids) => ids.filter((id) => id === 'deals') } },
    screens: [dashboardPath(), tabPath('overview'), recentActivityPath()],
  })
