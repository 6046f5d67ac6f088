import { room } from '#platform/server/room.ts'
import { teamPipelineContract } from '../contract.ts'
import { teamPipelinePath } from '../paths.ts'
import { followOrganisations } from './follow-organisations.ts'
import { teamPipelineHandlers } from './handlers.ts'
import { dealActivity, dealAssigned } from './notifications.ts'
import { teamPipelinePersonalData } from './personal-data.ts'
import { teamPipelineSearchables } from './searchables.ts'

export const teamPipelineRoom = room({
  name: 'teamPipeline',
  contract: teamPipelineContract,
  handlers: teamPipelineHandlers,
  screens: [teamPipelinePath('$slug')],
  kinds: [dealAssigned, dealActivity],
  reactions: (services) => [followOrganisations(services)],
  personalData: teamPipelinePersonalData,
  searchables: teamPipelineSearchables,
})
