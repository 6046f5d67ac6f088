import { msg } from '@lingui/core/macro'
import { House, LayoutDashboard } from 'lucide-react'
import { dashboardPath, tabPath } from '#platform/paths.ts'
import type { WebRoom } from '#platform/web/rooms/room.ts'

const slots = ['dashboard.notice', 'dashboard.waiting', 'dashboard.news', 'dashboard.side'] as const
const load = async () => (await import('./Overview.tsx')).Overview

export const dashboardRoom: WebRoom = {
  tab: {
    id: 'overview',
    href: dashboardPath(),
    label: msg`Dashboard`,
    icon: LayoutDashboard,
    phone: { label: msg`Home`, icon: House },
  },
  screens: [
    { path: dashboardPath(), load, slots },
    { path: tabPath('overview'), load, slots },
  ],
  follow: async () => (await import('./figures/follow-figures.ts')).followFigures,
}
