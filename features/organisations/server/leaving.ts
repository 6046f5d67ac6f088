import type { Reader, Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import { assignStored } from '#platform/server/files/member-files.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import { briefsById } from '#features/members/server/index.ts'
import { picturesUploadedBy } from './pictures.ts'
import { organisationsOfMember } from './own-queries.ts'
import { countOwners, deletePerson, heirFor, updatePerson } from './people-queries.ts'
import { deleteOrganisation, lockOrganisation, organisationById } from './queries.ts'

/** What becomes of the organisations of which a member is the only owner: who would own them, or null for those that go with the account. */
export async function whenLeaving(reader: Reader, memberId: string): Promise<{ name: string; heir: MemberBrief | null }[]> {
  const told: { name: string; heir: string | undefined }[] = []
  for (const { id, name, role } of await organisationsOfMember(reader, { member: memberId })) {
    if (role !== 'owner' || (await countOwners(reader, id)) > 1) continue
    told.push({ name, heir: (await heirFor(reader, id, memberId))?.member_id })
  }
  const briefs = await briefsById(
    reader,
    told.flatMap(({ heir }) => heir ?? []),
  )
  return told.map(({ name, heir }) => ({ name, heir: (heir && briefs.get(heir)) || null }))
}

/**
 * Before a member's account is deleted: where they are the only owner, the most powerful and longest-standing of the others becomes one;
 * an organisation without others is deleted. Events that name the member are erased with the account, so rooms with something that
 * belongs to an organisation hand it over in their own `forget`.
 */
export async function handOver(tx: Tx, memberId: string): Promise<void> {
  const announce = announceIn(tx)
  for (const { id, role } of await organisationsOfMember(tx, { member: memberId })) {
    await lockOrganisation(tx, id)
    const heir = await heirFor(tx, id, memberId)
    if (!heir) {
      await announce('organisation.removed', { organisation_id: id, member_ids: [] })
      if (await organisationById(tx, id)) await deleteOrganisation(tx, id)
      continue
    }
    if (role === 'owner' && (await countOwners(tx, id)) === 1) {
      await updatePerson(tx, id, heir.member_id, { role: 'owner' })
      await announce('organisation.roleChanged', { organisation_id: id, member_id: heir.member_id, role: 'owner', by: null })
    }
    await deletePerson(tx, id, memberId)
    await announce('organisation.changed', { organisation_id: id })
  }
  await passOnPictures(tx, memberId)
}

/** Pictures that the member uploaded, also for organisations they have left since, count against somebody who stays, and so stay as well. */
async function passOnPictures(tx: Tx, memberId: string): Promise<void> {
  for (const [id, keys] of await picturesUploadedBy(tx, memberId)) {
    const heir = await heirFor(tx, id, memberId)
    if (heir) await assignStored(tx, keys, heir.member_id)
  }
}
