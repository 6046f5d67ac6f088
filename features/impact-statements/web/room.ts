import type { WebRoom } from '#platform/web/rooms/room.ts'
import { impactStatementPath } from '../paths.ts'

export const impactStatementsRoom: WebRoom = {
  screens: [
    {
      path: impactStatementPath(),
      load: async () => (await import('./StatementScreen.tsx')).StatementScreen,
      under: 'investments',
    },
  ],
  slots: { 'investments.portfolio': async () => (await import('./OnInvestments.tsx')).OnInvestments },
  follow: async () => (await import('./follow-impact-statements.ts')).followImpactStatements,
}
