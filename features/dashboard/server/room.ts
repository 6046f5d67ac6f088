import { dashboardPath, tabPath } from '#platform/paths.ts'
import type { HomePart } from '#platform/server/home.ts'
import { room } from '#platform/server/room.ts'
import { dashboardContract } from '../contract.ts'
import { recentActivityPath } from '../paths.ts'
import { dashboardHandlers } from './handlers.ts'

/** @param parts what the other rooms say on the first screen */
export const dashboardRoom = (parts: readonly HomePart[]) =>
  room({
    name: 'dashboard',
    contract: dashboardContract,
    handlers: dashboardHandlers(parts),
    screens: [dashboardPath(), tabPath('overview'), recentActivityPath()],
  })
