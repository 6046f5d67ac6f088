import { msg } from '@lingui/core/macro'
import { NotebookPen } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { teamPipelinePath } from '../paths.ts'

export const teamPipelineRoom: WebRoom = {
  searchKinds: [{ kind: 'teamNote', label: msg`Notes in shared pipelines`, icon: NotebookPen }],
  screens: [
    {
      path: teamPipelinePath('$slug'),
      load: async () => (await import('./board/TeamPipeline.tsx')).TeamPipeline,
      under: 'deal-flows',
    },
  ],
  slots: {
    'organisation.team': async () => (await import('./OnOrganisation.tsx')).OnOrganisation,
    'deal.actions': async () => (await import('./add/AddToPipeline.tsx')).AddToPipeline,
    'deals.pipeline': async () => (await import('./PipelineSwitch.tsx')).FromOwnPipeline,
  },
  follow: async () => (await import('./follow-team-pipeline.ts')).followTeamPipeline,
}
