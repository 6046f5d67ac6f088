import { msg } from '@lingui/core/macro'
import { History, LayoutDashboard } from 'lucide-react'
import { dashboardPath, tabPath } from '#platform/paths.ts'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { recentActivityPath } from '../paths.ts'

const slots = ['dashboard.notice', 'dashboard.waiting', 'dashboard.match', 'dashboard.news', 'dashboard.side', 'dashboard.ahead'] as const
const load = async () => (await import('./Overview.tsx')).Overview

export const dashboardRoom: WebRoom = {
  tab: {
    id: 'overview',
    href: dashboardPath(),
    label: msg`Dashboard`,
    icon: LayoutDashboard,
    place: 'home',
  },
  screens: [
    { path: dashboardPath(), load, slots },
    { path: tabPath('overview'), load, slots },
  ],
  follow: async () => (await import('./figures/follow-figures.ts')).followFigures,
}

/** A separate tab, so that other rooms need not know the dashboard. */
export const recentActivityRoom: WebRoom = {
  tab: { id: 'recent-activity', label: msg`Activity`, icon: History },
  screens: [{ path: recentActivityPath(), load: async () => (await import('./activity/ActivityScreen.tsx')).ActivityScreen }],
  follow: async () => (await import('./activity/follow-activity.ts')).followActivity,
}
