import { msg } from '@lingui/core/macro'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { figuresPath } from '../paths.ts'

export const figuresRoom: WebRoom = {
  screens: [{ path: figuresPath(), under: 'operators', load: async () => (await import('./FiguresScreen.tsx')).FiguresScreen }],
  console: [{ href: figuresPath(), label: msg({ message: 'Figures', context: 'console' }), group: 'system', area: 'community' }],
  slots: {
    'operators.overview': async () => (await import('./FiguresSummary.tsx')).FiguresSummary,
  },
}
