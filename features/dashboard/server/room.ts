import { dashboardPath, tabPath } from '#platform/paths.ts'
import type { HomePart } from '#platform/server/home.ts'
import { room } from '#platform/server/room.ts'
import { dashboardContract } from '../contract.ts'
import { recentActivityPath } from '../paths.ts'
import { dashboardHandlers } from './handlers.ts'
import { tellFigures } from './tell-figures.ts'

/** @param parts what the other rooms say on the first screen */
export const dashboardRoom = (parts: readonly HomePart[]) =>
  room({
    name: 'dashboard',
    contract: dashboardContract,
    handlers: dashboardHandlers(parts),
    reactions: (services) => [tellFigures(services)],
    // How many deals there are is no secret of anybody's.
    live: { watchable: { dashboard: async (_services, _actor, ids) => ids.filter((id) => id === 'deals') } },
    screens: [dashboardPath(), tabPath('overview'), recentActivityPath()],
  })
