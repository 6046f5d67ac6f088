import type { WebRoom } from '#platform/web/rooms/room.ts'
import { importPath, printPath } from '../paths.ts'

export const sustainabilityReportsRoom: WebRoom = {
  screens: [
    { path: importPath('$slug'), load: async () => (await import('./import/ImportScreen.tsx')).ImportScreen, under: 'organisations' },
    { path: printPath('$slug'), load: async () => (await import('./print/PrintScreen.tsx')).PrintScreen, under: 'organisations' },
  ],
  slots: {
    'sustainability.answers': async () => (await import('./import/ImportLink.tsx')).ImportLink,
    'sustainability.sheet': async () => (await import('./export/SheetActions.tsx')).SheetActions,
  },
}
