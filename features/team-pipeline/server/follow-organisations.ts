import { announceIn, reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { cleanUpAfter, removeTeam } from './leave-team.ts'
import { mergeTeams } from './merge-teams.ts'
import { tellMember, tellTeam } from './live.ts'

/** Keeps pipelines in step with who is in an organisation, and with organisations that are merged or deleted. */
export const followOrganisations = ({ live }: Pick<Services, 'live'>) =>
  reaction({
    name: 'teamPipeline.organisations',
    on: ['organisation.left', 'organisation.merged', 'organisation.removed'],
    fromNow: true,
    async react(tx, events) {
      const announce = announceIn(tx)
      for (const event of events) {
        const { organisation_id } = event.payload
        switch (event.type) {
          case 'organisation.left':
            await cleanUpAfter(tx, announce, organisation_id, event.payload.member_id)
            tellMember(live, tx, event.payload.member_id, organisation_id, null)
            await tellTeam(live, tx, organisation_id, null)
            break
          case 'organisation.merged':
            await mergeTeams(tx, announce, organisation_id, event.payload.into_id)
            await tellTeam(live, tx, event.payload.into_id, null)
            break
          case 'organisation.removed':
            await removeTeam(tx, announce, organisation_id)
        }
      }
    },
  })
