import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { profilesShowing } from '#features/profiles/server/index.ts'
import { organisationToChange } from './access.ts'
import { endInvitations } from './end-invitations.ts'
import { deleteInvitations } from './invitation-queries.ts'
import { tellChanged, tellOwnChanged } from './live.ts'
import { replaceMain } from './main-organisation.ts'
import { peopleIdsOf } from './people-queries.ts'
import { removePicturesOf } from './pictures.ts'
import { type OrganisationRow, deleteOrganisation } from './queries.ts'

/** Deletes an organisation. What its people posted in its name stays theirs. @throws Refusal gone, notIn, notYourRole */
export async function removeOrganisation(services: Services, actor: Actor, id: string): Promise<void> {
  await services.events.change(async (tx, announce) => {
    const { organisation } = await organisationToChange(tx, actor, id, 'own')
    await deleteWithPictures(services, tx, announce, organisation)
  })
}

/** Deletes a locked organisation without checking access. */
export async function deleteWithPictures(
  services: Pick<Services, 'live' | 'jobs'>,
  tx: Tx,
  announce: Announce,
  organisation: OrganisationRow,
): Promise<void> {
  const { live } = services
  const { id } = organisation
  const people = await peopleIdsOf(tx, id)
  await announce('organisation.removed', { organisation_id: id, member_ids: people })
  await removePicturesOf(services, tx, organisation)
  for (const member of await profilesShowing(tx, id)) await replaceMain(live, tx, announce, member, id)
  await endInvitations(live, tx, announce, id, await deleteInvitations(tx, id))
  await deleteOrganisation(tx, id)
  tellChanged(live, tx, id)
  for (const member of people) tellOwnChanged(live, tx, member, id)
}
