import type { Tx } from '#platform/server/database/index.ts'
import { type Announce, announceIn, reaction } from '#platform/server/events/index.ts'
import type { Live } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { organisationOnProfile, profilesShowing, supplyFacts } from '#features/profiles/server/index.ts'
import { nextMainOf } from './people-queries.ts'
import { suppliedBy } from './organisation-facts.ts'
import { type OrganisationRow, organisationById } from './queries.ts'

/** Shows an organisation on a member's profile: its name, and what it says about itself. */
export const makeMain = (live: Live, tx: Tx, announce: Announce, memberId: string, organisation: OrganisationRow): Promise<void> =>
  supplyFacts(live, tx, announce, { memberId, organisationId: organisation.id, facts: suppliedBy(organisation) })

/** The same, unless the profile already shows another one. */
export async function makeMainIfFirst(
  live: Live,
  tx: Tx,
  announce: Announce,
  memberId: string,
  organisation: OrganisationRow,
): Promise<void> {
  if (!(await organisationOnProfile(tx, memberId))) await makeMain(live, tx, announce, memberId, organisation)
}

/** After a member has left an organisation: their profile shows the next one, or keeps what it shows, for them to change. */
export async function replaceMain(live: Live, tx: Tx, announce: Announce, memberId: string, left: string): Promise<void> {
  if ((await organisationOnProfile(tx, memberId)) !== left) return
  const next = await nextMainOf(tx, memberId, left)
  const organisation = next && (await organisationById(tx, next))
  if (organisation) await makeMain(live, tx, announce, memberId, organisation)
  else await supplyFacts(live, tx, announce, { memberId, organisationId: null, facts: {} })
}

/** Updates the profiles of the people of an organisation after it changed. */
export const supplyPeople = ({ live }: Services) =>
  reaction({
    name: 'organisations.supplyPeople',
    on: ['organisation.changed'],
    atOnce: 20,
    async react(tx: Tx, events) {
      for (const id of new Set(events.map(({ payload }) => payload.organisation_id))) {
        const organisation = await organisationById(tx, id)
        if (!organisation) continue
        for (const memberId of await profilesShowing(tx, id)) await makeMain(live, tx, announceIn(tx), memberId, organisation)
      }
    },
  })
