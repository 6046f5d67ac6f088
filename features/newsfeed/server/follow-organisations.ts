import { sql } from 'kysely'
import { reaction } from '#platform/server/events/index.ts'

/** Mentions of a duplicate that operators merged become mentions of the organisation that it was merged into. */
export const followOrganisations = () =>
  reaction({
    name: 'newsfeed.followOrganisations',
    on: ['organisation.merged'],
    async react(tx, events) {
      for (const { payload } of events) {
        const { organisation_id: from, into_id: into } = payload
        await sql`
          update post_organisation_mentions m set organisation_id = ${into} where organisation_id = ${from} and not exists (
            select from post_organisation_mentions kept
            where kept.post_id = m.post_id and kept.comment_id is not distinct from m.comment_id and kept.organisation_id = ${into})`.execute(
          tx,
        )
        await tx.deleteFrom('post_organisation_mentions').where('organisation_id', '=', from).execute()
      }
    },
  })
