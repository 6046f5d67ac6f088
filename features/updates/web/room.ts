import { msg } from '@lingui/core/macro'
import { ChartNoAxesCombined } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { newUpdatePath, updatePath, updatesPath } from '../paths.ts'

export const updatesRoom: WebRoom = {
  // Reached from the palette, deals, investments and notifications.
  tab: { id: 'updates', place: 'deals', label: msg`Founder updates`, icon: ChartNoAxesCombined, isUnlisted: true },
  screens: [
    { path: updatesPath(), load: async () => (await import('./list/Updates.tsx')).Updates },
    { path: newUpdatePath(), load: async () => (await import('./write/NewUpdate.tsx')).NewUpdate },
    { path: updatePath('$id'), load: async () => (await import('./page/UpdatePage.tsx')).UpdatePage },
  ],
  searchKinds: [{ kind: 'update', label: msg`Founder updates`, icon: ChartNoAxesCombined }],
  slots: {
    'investment.updates': async () => (await import('./OnInvestment.tsx')).OnInvestment,
    'deals.mine': async () => (await import('./SendUpdateBanner.tsx')).SendUpdateBanner,
  },
  palette: [{ id: 'updates', label: msg`Founder updates`, icon: ChartNoAxesCombined, href: updatesPath() }],
  follow: async () => (await import('./follow-updates.ts')).followUpdates,
}
