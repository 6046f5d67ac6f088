import { msg } from '@lingui/core/macro'
import { Search } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { searchPath } from '../paths.ts'

export const searchRoom: WebRoom = {
  // Reached from the palette.
  tab: { id: 'search', href: searchPath(), label: msg`Search`, icon: Search, isUnlisted: true },
  screens: [{ path: searchPath(), load: async () => (await import('./SearchScreen.tsx')).SearchScreen }],
  follow: async () => (await import('./follow-saved.ts')).followSaved,
  slots: { 'palette.found': async () => (await import('./FoundInPalette.tsx')).FoundInPalette },
}
